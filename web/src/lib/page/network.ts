/** The champion's network: its weights, and the matrix products. `farebox.page.networks` writes its input and reads its output. */
type Tensor = { shape: number[]; data: Float32Array };
export type Weights = Map<string, Tensor>;
type Header = Record<string, { dtype: string; shape: number[]; data_offsets: [number, number] }>;

const TINY = 1e-5;

function fromHalf(halves: Uint16Array): Float32Array {
  const out = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) {
    const half = halves[i]!;
    const sign = half & 0x8000 ? -1 : 1, exponent = (half >> 10) & 31, fraction = half & 1023;
    out[i] = exponent === 0 ? sign * 2 ** -24 * fraction : exponent === 31 ? (fraction ? NaN : sign * Infinity) : sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
  }
  return out;
}

/** Read a file of the format safetensors with numbers of 16 or 32 bits. */
export function readWeights(bytes: ArrayBuffer): Weights {
  const length = Number(new DataView(bytes).getBigUint64(0, true));
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, length))) as Header;
  const weights: Weights = new Map();
  delete header.__metadata__; // how the weights were made
  for (const [name, { dtype, shape, data_offsets: [from, to] }] of Object.entries(header)) {
    const raw = bytes.slice(8 + length + from, 8 + length + to);
    if (dtype !== "F16" && dtype !== "F32") throw new Error(`weights of type ${dtype}`);
    weights.set(name, { shape, data: dtype === "F16" ? fromHalf(new Uint16Array(raw)) : new Float32Array(raw) });
  }
  return weights;
}

/** The base with differences applied: biases replaced, products of two narrow matrices added. */
export function added(base: Weights, differences: Weights): Weights {
  const weights: Weights = new Map(base);
  for (const [name, tensor] of differences) if (!/\.(up|down)$/.test(name)) weights.set(name, tensor);
  for (const [name, { shape, data }] of base) {
    const up = differences.get(`${name}.up`), down = differences.get(`${name}.down`);
    if (!up || !down) continue;
    const [rows, columns, rank] = [shape[0]!, shape[1]!, up.shape[1]!];
    const sum = Float32Array.from(data);
    for (let r = 0; r < rows; r++)
      for (let k = 0; k < rank; k++) {
        const factor = up.data[r * rank + k]!;
        for (let c = 0; c < columns; c++) sum[r * columns + c]! += factor * down.data[k * columns + c]!;
      }
    weights.set(name, { shape, data: sum });
  }
  return weights;
}

function layer(weights: Weights, name: string, x: Float32Array): Float32Array {
  const { shape, data } = weights.get(`${name}.weight`)!;
  const bias = weights.get(`${name}.bias`)!.data;
  const rows = shape[0]!, columns = shape[1]!;
  const y = new Float32Array(rows);
  for (let r = 0, k = 0; r < rows; r++, k += columns) {
    let sum = bias[r]!;
    for (let c = 0; c < columns; c++) sum += data[k + c]! * x[c]!;
    y[r] = sum;
  }
  return y;
}

/** Mean 0 and deviation 1. */
function norm(x: Float32Array): Float32Array {
  const mean = x.reduce((sum, value) => sum + value, 0) / x.length;
  const square = x.reduce((sum, value) => sum + (value - mean) ** 2, 0) / x.length;
  const scale = 1 / Math.sqrt(square + TINY);
  return x.map((value) => (value - mean) * scale);
}

const positive = (x: Float32Array) => x.map((value) => (value > 0 ? value : 0));

/** The network's outputs for a row of input: the seats' chances to win, the margin, and the policy. */
export function forward(weights: Weights, row: Int8Array): Float32Array {
  let x = positive(layer(weights, "in", Float32Array.from(row)));
  for (let n = 0; weights.has(`block.${n}.a.weight`); n++) {
    const z = layer(weights, `block.${n}.b`, positive(layer(weights, `block.${n}.a`, norm(x))));
    x = x.map((value, i) => value + z[i]!);
  }
  return layer(weights, "heads", positive(norm(x)));
}
