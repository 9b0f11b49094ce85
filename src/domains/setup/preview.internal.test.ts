import { describe, expect, it } from 'vitest';
import { isoIn } from '#src/platform/clock.server.ts';
import { seal } from '#src/platform/security/sealed-text.server.ts';
import { isPreview, sealPreview } from './preview.internal.server.ts';

describe('isPreview', () => {
  it('accepts a cookie of this site until it expires', () => {
    expect(isPreview(sealPreview(isoIn(60)))).toBe(true);
    expect(isPreview(sealPreview(isoIn(-1)))).toBe(false);
  });

  it.each([
    ['no cookie', undefined],
    ['a plain date', isoIn(60)],
    ['an altered cookie', `${sealPreview(isoIn(60)).slice(0, -4)}AAAA`],
    ['a text sealed for another purpose', seal(isoIn(60), 'two_factors.secret:1')],
  ])('refuses %s', (_what, cookie) => {
    expect(isPreview(cookie)).toBe(false);
  });
});
