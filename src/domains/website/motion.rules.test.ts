import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARD_MIN_PX,
  COUNT_UP_MS,
  countedSoFar,
  HEADER_SCROLLED_PX,
  PROGRESS_BAR_PX,
  TO_TOP_VIEWPORT_SHARE,
} from './motion.rules.ts';

describe('countedSoFar', () => {
  it('starts at zero, shows whole numbers and ends at the target', () => {
    const frames = [0, 500, 1_000, 1_999, COUNT_UP_MS, COUNT_UP_MS + 50];
    expect(frames.map((elapsed) => countedSoFar(500, elapsed))).toEqual([0, 125, 250, 499, 500, 500]);
    expect(countedSoFar(4.9, 1_500)).toBe(3);
  });
});

describe('style sheets', () => {
  const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

  it('contains the lengths of the constants', () => {
    const frame = css('ui/frame.module.css');
    expect(css('ui/site-header.module.css')).toContain(
      `animation-range: ${HEADER_SCROLLED_PX}px ${HEADER_SCROLLED_PX + 1}px`,
    );
    expect(frame).toContain(
      `animation-range: ${TO_TOP_VIEWPORT_SHARE * 100}vh calc(${TO_TOP_VIEWPORT_SHARE * 100}vh + 1px)`,
    );
    expect(frame).toContain(`height: ${PROGRESS_BAR_PX}px`);
    expect(css('../../ui/public/carousel.module.css')).toContain(`min-width: ${CARD_MIN_PX}px`);
  });
});
