/** Returns an integer of at least 0 and less than the bound, each with equal probability. */
export type Random = (bound: number) => number;

/** Four words of 32 bits, not all of them 0. */
export type State = [number, number, number, number];

/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (2018), in the public
 * domain: https://prng.di.unimi.it/xoshiro128starstar.c. Each call returns the next 32
 * bits as an integer. It uses only integers, so every device gives the same numbers.
 */
export function xoshiro128(state: State): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

/** Returns a generator seeded with a text: the same text gives the same numbers. */
export function randomFrom(seed: string): Random {
  const next = xoshiro128(stateFrom(seed));
  return (bound) => {
    // Numbers at or above the last multiple of the bound would favor small results, so they are
    // rejected.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let number = next();
    while (number >= limit) number = next();
    return number % bound;
  };
}

/** Returns a new seed of eight letters and digits. There are more than 10¹² such seeds. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  // 256 is a multiple of 32, so each character is equally likely. 0, 1, l and o are left out,
  // because they are easy to confuse on paper.
  return Array.from(bytes, (byte) => seedCharacters[byte % 32]).join('');
}

const seedCharacters = '23456789abcdefghijkmnpqrstuvwxyz';

/** Returns a shuffled copy, with all orders equally likely (Fisher and Yates, inside out). */
export function shuffled<T extends object | number>(list: readonly T[], random: Random): T[] {
  const result: T[] = [];
  for (const entry of list) {
    const place = random(result.length + 1);
    // The entry that was at this place, if any, moves to the end.
    const displaced = result[place];
    if (displaced !== undefined) result.push(displaced);
    result[place] = entry;
  }
  return result;
}

/**
 * Derives the state from a text: FNV-1a (Fowler, Noll and Vo; RFC 9923) hashes it to 32 bits,
 * using UTF-16 code units instead of bytes. The finalizer of MurmurHash3 (Austin Appleby, public
 * domain) expands these to four words: it mixes four values of a counter that starts at the hash.
 */
function stateFrom(text: string): State {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  const word = () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [word(), word(), word(), word()];
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
