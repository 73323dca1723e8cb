/** SHA-256 in our own code: over plain http a page has no `crypto.subtle`. */

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function roots(count: number, power: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (isPrime(number)) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) {
    if (number % factor === 0) return false;
  }
  return true;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);
const BLOCK = 64;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of a text in UTF-8, in hex. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // The text, a one bit, zeros, and the number of bits in the last eight bytes.
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  padded.setUint32(padded.byteLength - 4, (bytes.length * 8) >>> 0);
  let hash = START;
  for (let from = 0; from < padded.byteLength; from += BLOCK) hash = mixed(hash, padded, from);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixed(hash: readonly number[], data: DataView, from: number): readonly number[] {
  const words = Array.from({ length: 16 }, (_, place) => data.getInt32(from + 4 * place));
  const word = (place: number) => words[place] ?? 0;
  for (let place = 16; place < ROUNDS.length; place += 1) {
    const [early, late] = [word(place - 15), word(place - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((word(place - 16) + first + word(place - 7) + second) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  ROUNDS.forEach((round, place) => {
    const chosen = (e & f) ^ (~e & g);
    const spread = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + spread + chosen + round + word(place)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  const last = [a, b, c, d, e, f, g, h];
  return hash.map((before, place) => (before + (last[place] ?? 0)) | 0);
}
