/** A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 10. True: dark. */
const BLOCKS: [number, number, number, number, number][] = [
  // error correction words per block; blocks and data words of the first kind; blocks and data words of the second
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const LEVEL_M = 0;

type Grid = (boolean | null)[][];

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, n1, k1, n2, k2], i) => bytes.length + (i < 9 ? 2 : 3) <= n1 * k1 + n2 * k2) + 1;
  if (!version) throw new Error("too long for a QR code");
  const words = interleave(version, pack(version, bytes));
  const size = 17 + 4 * version;
  const frame: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawFrame(frame, version);
  const codes = MASKS.map((mask, number) => finish(frame, words, mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** Mode, length, bytes, end and padding, as data words. */
function pack(version: number, bytes: Uint8Array): number[] {
  const [, n1, k1, n2, k2] = BLOCKS[version - 1];
  const room = (n1 * k1 + n2 * k2) * 8;
  let bits = "0100" + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, "0");
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, room - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const words = bits.match(/.{8}/g)!.map((word) => parseInt(word, 2));
  for (let i = 0; words.length < room / 8; i++) words.push(i % 2 ? 17 : 236);
  return words;
}

function interleave(version: number, words: number[]): number[] {
  const [extra, n1, k1, n2, k2] = BLOCKS[version - 1];
  const sizes = [...Array<number>(n1).fill(k1), ...Array<number>(n2).fill(k2)];
  let at = 0;
  const blocks = sizes.map((size) => words.slice(at, (at += size)));
  const corrections = blocks.map((block) => remainder(block, extra));
  const mix = (parts: number[][]) => Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, i) => parts.flatMap((part) => (i < part.length ? [part[i]] : []))).flat();
  return [...mix(blocks), ...mix(corrections)];
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon over GF(256). */
function remainder(block: number[], extra: number): number[] {
  const generator = Array<number>(extra).fill(0);
  generator[extra - 1] = 1;
  let root = 1;
  for (let i = 0; i < extra; i++, root = times(root, 2))
    for (let j = 0; j < extra; j++) generator[j] = times(generator[j], root) ^ (j + 1 < extra ? generator[j + 1] : 0);
  const rest = Array<number>(extra).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < extra; i++) rest[i] ^= times(generator[i], factor);
  }
  return rest;
}

/** Everything that does not depend on the text: finders, timing, alignment, version; room for the format. */
function drawFrame(grid: Grid, version: number) {
  const size = grid.length;
  for (let i = 0; i < size; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (grid[cy + dy]?.[cx + dx] !== undefined) grid[cy + dy][cx + dx] = ring !== 2 && ring !== 4;
      }
  const spots = ALIGNMENT[version - 1];
  for (const y of spots)
    for (const x of spots) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (corner) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) grid[y + dy][x + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
    }
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      grid[Math.floor(i / 3)][size - 11 + (i % 3)] = grid[size - 11 + (i % 3)][Math.floor(i / 3)] = dark;
    }
  }
  drawFormat(grid, 0);
}

function drawFormat(grid: Grid, mask: number) {
  const size = grid.length;
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) grid[i][8] = bit(i);
  grid[7][8] = bit(6);
  grid[8][8] = bit(7);
  grid[8][7] = bit(8);
  for (let i = 9; i < 15; i++) grid[8][14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8][size - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i][8] = bit(i);
  grid[size - 8][8] = true;
}

/** The text in the free cells, in columns of two from the right, up and down, under a mask. */
function finish(frame: Grid, words: number[], mask: (x: number, y: number) => boolean, number: number): boolean[][] {
  const grid = frame.map((row) => [...row]);
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        const dark = at < words.length * 8 && ((words[at >> 3] >> (7 - (at & 7))) & 1) === 1;
        at++;
        grid[y][x] = dark !== mask(x, y);
      }
    }
  }
  drawFormat(grid, number);
  return grid as boolean[][];
}

/** The penalty of a code that is hard to read: long runs, blocks, finder-like patterns, too dark or too light. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]));
  let sum = 0;
  let dark = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      dark += Number(code[y][x]);
      if (y && x && code[y][x] === code[y - 1][x] && code[y][x] === code[y][x - 1] && code[y][x] === code[y - 1][x - 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
