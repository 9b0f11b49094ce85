import { expect, it } from 'vitest';
import { imageSources } from './image-sources.ts';

it('offers a stored picture in its three widths', () => {
  expect(imageSources('/media/ab-cd-1200.webp')).toEqual({
    src: '/media/ab-cd-800.webp',
    srcSet: '/media/ab-cd-400.webp 400w, /media/ab-cd-800.webp 800w, /media/ab-cd-1200.webp 1200w',
  });
});

it.each(['https://example.org/a-1200.webp', '/assets/toit.svg', '/media/key'])('leaves %s as it is', (image) => {
  expect(imageSources(image)).toEqual({ src: image });
});
