// BLAKE2b (RFC 7693), by which chance answers from a seed; browsers have no word of their own for it.

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n, 0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const; // prettier-ignore
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;
/** Which words are mixed with each other: the columns, then the diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function compress(state: bigint[], block: Uint8Array, length: number, last: boolean): void {
  const data = new DataView(block.buffer, block.byteOffset, BLOCK);
  const words = Array.from({ length: 16 }, (_, place) => data.getBigUint64(place * 8, true));
  const mixed = [...state, ...START];
  mixed[12]! ^= BigInt(length);
  if (last) mixed[14]! ^= MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = ORDER[round % 10]!;
    MIXED.forEach(([a, b, c, d], place) => {
      mixed[a] = (mixed[a]! + mixed[b]! + words[order[place * 2]!]!) & MASK;
      mixed[d] = turned(mixed[d]! ^ mixed[a], 32n);
      mixed[c] = (mixed[c]! + mixed[d]) & MASK;
      mixed[b] = turned(mixed[b]! ^ mixed[c], 24n);
      mixed[a] = (mixed[a] + mixed[b] + words[order[place * 2 + 1]!]!) & MASK;
      mixed[d] = turned(mixed[d] ^ mixed[a], 16n);
      mixed[c] = (mixed[c] + mixed[d]) & MASK;
      mixed[b] = turned(mixed[b] ^ mixed[c], 63n);
    });
  }
  for (let place = 0; place < 8; place += 1) state[place]! ^= mixed[place]! ^ mixed[place + 8]!;
}

/** The hash of some bytes, under a key if there is one, of so many bytes. */
export function blake2b(bytes: Uint8Array, size = 64, key: Uint8Array = new Uint8Array()): Uint8Array {
  const state: bigint[] = [...START];
  state[0]! ^= 0x01010000n ^ (BigInt(key.length) << 8n) ^ BigInt(size);
  const keyed = key.length ? BLOCK : 0;
  const whole = new Uint8Array(Math.max(BLOCK, Math.ceil((keyed + bytes.length) / BLOCK) * BLOCK));
  whole.set(key);
  whole.set(bytes, keyed);
  const length = keyed + bytes.length;
  for (let at = 0; at < whole.length; at += BLOCK) {
    const last = at + BLOCK >= whole.length;
    compress(state, whole.subarray(at, at + BLOCK), last ? length : at + BLOCK, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => out.setBigUint64(place * 8, word, true));
  return new Uint8Array(out.buffer, 0, size);
}
