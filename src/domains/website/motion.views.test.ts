import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_MIN_PX, HEADER_SCROLLED_PX, PROGRESS_BAR_PX, TO_TOP_VIEWPORT_SHARE } from './motion.views.ts';

describe('style sheets', () => {
  const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

  it('contains the lengths of the constants', () => {
    const frame = css('public/frame.module.css');
    expect(css('public/site-header.module.css')).toContain(
      `animation-range: ${HEADER_SCROLLED_PX}px ${HEADER_SCROLLED_PX + 1}px`,
    );
    expect(css('public/to-top.module.css')).toContain(
      `animation-range: ${TO_TOP_VIEWPORT_SHARE * 100}vh calc(${TO_TOP_VIEWPORT_SHARE * 100}vh + 1px)`,
    );
    expect(frame).toContain(`height: ${PROGRESS_BAR_PX}px`);
    expect(css('../../ui/public/carousel.module.css')).toContain(`min-width: ${CARD_MIN_PX}px`);
  });
});
