import { expect, test } from "vitest";
import { added, forward, readWeights, type Weights } from "./network";

const tensor = (shape: number[], ...data: number[]) => ({ shape, data: Float32Array.from(data) });

function file(header: object, ...words: number[]): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(8 + text.length + 2 * words.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
  bytes.set(text, 8);
  words.forEach((word, i) => new DataView(bytes.buffer).setUint16(8 + text.length + 2 * i, word, true));
  return bytes.buffer;
}

test("weights of 16 bits are read, and facts about them are not weights", () => {
  const header = { __metadata__: { board: "x" }, a: { dtype: "F16", shape: [5], data_offsets: [0, 10] } };
  const weights = readWeights(file(header, 0x3c00, 0xc000, 0x0001, 0x3555, 0x0000));
  expect([...weights.keys()]).toEqual(["a"]);
  expect([...weights.get("a")!.data]).toEqual([1, -2, 2 ** -24, Math.fround(0.333251953125), 0]);
});

test("differences replace biases and add the product of two narrow matrices", () => {
  const base: Weights = new Map([["in.weight", tensor([2, 3], 1, 2, 3, 4, 5, 6)], ["in.bias", tensor([2], 0, 0)]]);
  const differences: Weights = new Map([["in.weight.up", tensor([2, 1], 1, 10)], ["in.weight.down", tensor([1, 3], 1, 0, -1)], ["in.bias", tensor([2], 7, 8)]]);
  const sum = added(base, differences);
  expect([...sum.get("in.weight")!.data]).toEqual([2, 2, 2, 14, 5, -4]);
  expect([...sum.get("in.bias")!.data]).toEqual([7, 8]);
  expect([...base.get("in.weight")!.data]).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a row goes through a layer, a block and the heads", () => {
  const weights: Weights = new Map([
    ["in.weight", tensor([2, 2], 1, 0, 0, 1)],
    ["in.bias", tensor([2], 0, 1)],
    ["block.0.a.weight", tensor([1, 2], 1, -1)],
    ["block.0.a.bias", tensor([1], 0)],
    ["block.0.b.weight", tensor([2, 1], 1, 0)],
    ["block.0.b.bias", tensor([2], 0, 0)],
    ["heads.weight", tensor([1, 2], 3, 5)],
    ["heads.bias", tensor([1], 0.5)],
  ]);
  // in: (3, 0), because -2 + 1 is cut off; norm: (1, -1); the block adds 2: (5, 0); norm: (1, -1), of which 1 is left
  expect(forward(weights, Int8Array.of(3, -2))[0]).toBeCloseTo(3.5, 4);
});
