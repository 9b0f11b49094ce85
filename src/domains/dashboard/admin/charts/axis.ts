const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 4;

/** Returns round ticks of an axis from 0 to at least `highest`: five at most, whole numbers. */
export function getTicks(highest: number): number[] {
  const rough = Math.max(1, highest) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((each) => each * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

/** Returns the interval of labelled spans, so that labels never touch: `room` in pixels, the last always labelled. */
export const labelEvery = (count: number, space: number, perLabel = 58): number =>
  Math.max(1, Math.ceil((count * perLabel) / Math.max(1, space)));
