import { describe, expect, it } from 'vitest';
import { toRefusal } from '#src/kernel/validation.ts';
import { SentPicture } from './picture.contract.ts';

describe('SentPicture', () => {
  it.each(['', '/media/abc-1200.webp', 'https://ailleurs.example/toit.jpg', 'data:image/png;base64,iVBORw0='])(
    'accepts %j',
    (image) => {
      expect(SentPicture.parse(image)).toBe(image);
    },
  );

  it.each([
    'javascript:alert(1)',
    '//ailleurs.example/a.png',
    '/\\ailleurs.example',
    'http://a.example/a.png',
    'data:text/html;base64,PGI+',
    'toit',
  ])('refuses %j in French', (image) => {
    const { error } = SentPicture.safeParse(image);
    expect(error && toRefusal(error).fields).toEqual({ body: ['Choisissez un fichier image.'] });
  });
});
