import { describe, expect, it } from 'vitest';
import { imageAddress, imageSources } from './image-sources.ts';

const KEY = '0123456789abcdef0123456789abcdef';

describe('imageAddress', () => {
  it.each([
    // Empty: the placeholder.
    ['', undefined],
    ['  ', undefined],
    // Stored and built files: unchanged.
    [`/media/${KEY}-1200.webp`, `/media/${KEY}-1200.webp`],
    [`media/${KEY}-1200.webp`, `/media/${KEY}-1200.webp`],
    [' /assets/toit.svg ', '/assets/toit.svg'],
    // Relative: below the API.
    ['storage/services/toit.jpg', '/api/storage/services/toit.jpg'],
    ['/uploads/toit.png', '/api/uploads/toit.png'],
    ['./toit.png', '/api/toit.png'],
    ['/api/storage/toit.jpg', '/api/storage/toit.jpg'],
    ['mediatheque/toit.jpg', '/api/mediatheque/toit.jpg'],
    // Absolute: own pictures under any host name, never another host's.
    [`https://ancien-nom.example/media/${KEY}-400.webp`, `/media/${KEY}-400.webp`],
    [`http://ancien-nom.example/media/${KEY}`, `/media/${KEY}`],
    ['https://photos.example/toit.jpg', undefined],
    ['HTTP://photos.example/toit.jpg', undefined],
    [`https://photos.example/media/${KEY}.jpg`, undefined],
    ['//photos.example/toit.jpg', undefined],
    ['/\\photos.example/toit.jpg', undefined],
    // Not a picture address.
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['C:\\photos\\toit.jpg', undefined],
  ])('resolves %j to %s', (value, address) => {
    expect(imageAddress(value)).toBe(address);
  });
});

describe('imageSources', () => {
  it.each([`/media/${KEY}`, `/media/${KEY}-400.webp`, `/media/${KEY}-1200.webp`])(
    'offers %s in three widths',
    (address) => {
      expect(imageSources(address)).toEqual({
        src: `/media/${KEY}-800.webp`,
        srcSet: `/media/${KEY}-400.webp 400w, /media/${KEY}-800.webp 800w, /media/${KEY}-1200.webp 1200w`,
      });
    },
  );

  it.each(['/assets/toit.svg', '/media/cle', '/api/storage/toit-1200.webp'])('offers %s unchanged', (address) => {
    expect(imageSources(address)).toEqual({ src: address });
  });
});
