export type Random = {
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
};

function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return scramble(state);
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** A value for a cell of a grid: the same cell answers the same, whatever was drawn before (before/after pairs). */
export type CellRandom = (column: number, row: number, salt?: number) => number;

export function cellRandom(seed: string): CellRandom {
  const base = hashText(seed);
  return (column, row, salt = 0) =>
    scramble(
      (base ^
        Math.imul(column + 7919, 374761393) ^
        Math.imul(row + 104729, 668265263) ^
        Math.imul(salt + 1, 2246822519)) >>>
        0,
    );
}

export type Noise = (x: number, y: number) => number;

/** Smooth value noise, 0 to 1, one bump per unit. */
export function smoothNoise(seed: string): Noise {
  const at = cellRandom(seed);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const tx = ease(x - column);
    const ty = ease(y - row);
    const top = at(column, row) * (1 - tx) + at(column + 1, row) * tx;
    const bottom = at(column, row + 1) * (1 - tx) + at(column + 1, row + 1) * tx;
    return top * (1 - ty) + bottom * ty;
  };
}

/** Several octaves of smooth noise, 0 to 1. */
export function fractalNoise(seed: string, octaves = 4): Noise {
  const layers = Array.from({ length: octaves }, (_, index) => smoothNoise(`${seed}/${index}`));
  const total = 2 - 2 ** (1 - octaves);
  return (x, y) =>
    layers.reduce((sum, layer, index) => sum + layer(x * 2 ** index, y * 2 ** index) / 2 ** index, 0) / total;
}
