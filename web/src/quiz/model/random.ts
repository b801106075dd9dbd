/** Gives a whole number from 0 up to but not including the bound, each equally likely. */
export type Random = (bound: number) => number;

/** Four words of 32 bits, not all of them 0. */
export type State = [number, number, number, number];

/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (2018), in the public
 * domain: https://prng.di.unimi.it/xoshiro128starstar.c. Each call gives the
 * next 32 bits as a whole number. It has no fractions to round, so every device
 * gives the same numbers.
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

/** Makes a generator from a text: the same text gives the same numbers. */
export function randomFrom(seed: string): Random {
  const next = xoshiro128(stateFrom(seed));
  return (bound) => {
    // Of the 2³² numbers, those behind the last full round of the bound would
    // come on top for the small results: they are passed over.
    const full = 2 ** 32 - (2 ** 32 % bound);
    let number = next();
    while (number >= full) number = next();
    return number % bound;
  };
}

/** A new seed: eight letters and digits, of more than 10¹² kinds. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  // 256 is a multiple of 32, so that each sign is equally likely. None of them
  // looks like another when it is read from paper.
  return Array.from(bytes, (byte) => seedSigns[byte % 32]).join('');
}

const seedSigns = '23456789abcdefghijkmnpqrstuvwxyz';

/** The list in another order, each order equally likely (Fisher and Yates, inside out). */
export function shuffled<T extends object | number>(list: readonly T[], random: Random): T[] {
  const result: T[] = [];
  for (const entry of list) {
    const place = random(result.length + 1);
    // What stood there, if anything did, goes to the end.
    const displaced = result[place];
    if (displaced !== undefined) result.push(displaced);
    result[place] = entry;
  }
  return result;
}

/**
 * Fills the state from a text: FNV-1a (Fowler, Noll and Vo; RFC 9923) makes 32
 * bits of it, and splitmix32, a counter behind the last step of MurmurHash3
 * (Austin Appleby, public domain), makes four words of these.
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
