import { describe, expect, it } from 'vitest';
import { toFrameLogo } from './logo.views.ts';

const drawing = { key: 'a', image: '/media/a', width: 1200, height: 400 };
const bitmap = { key: 'b', image: '/media/b-1200.webp', width: 600, height: 300 };

describe('toFrameLogo', () => {
  it('needs a logo', () => {
    expect(toFrameLogo({})).toBeUndefined();
  });

  it('shows a drawing itself, on a plate when it is made for light ground', () => {
    expect(toFrameLogo({ light: drawing })).toEqual({
      src: '/media/a',
      width: 1200,
      height: 400,
      isPlated: true,
      picture: '/media/a-800.webp',
    });
  });

  it('prefers the logo for dark ground, and names that for light ground to search engines', () => {
    expect(toFrameLogo({ light: drawing, dark: bitmap })).toMatchObject({
      src: '/media/b-400.webp',
      isPlated: false,
      picture: '/media/a-800.webp',
    });
  });
});
