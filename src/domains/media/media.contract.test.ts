import { describe, expect, it } from 'vitest';
import { getImageKey, ImageInput, imagePath, originalPath } from './media.contract.ts';

const KEY = '0123456789abcdef0123456789abcdef';

describe('image URLs', () => {
  it('converts back to its key', () => {
    expect(getImageKey(imagePath(KEY))).toBe(KEY);
    expect(getImageKey(imagePath(KEY, 400))).toBe(KEY);
    expect(getImageKey(originalPath(KEY))).toBe(KEY);
    for (const other of [
      '',
      'https://example.test/a.jpg',
      `/media/${KEY}-500.webp`,
      `/media/../${KEY}`,
      `//evil/media/${KEY}`,
    ]) {
      expect(getImageKey(other), other).toBeUndefined();
    }
  });
});

describe('ImageInput', () => {
  it('accepts data URLs of images and no other URL', () => {
    expect(ImageInput.safeParse('data:image/png;base64,iVBORw0=').success).toBe(true);
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'data:text/html;base64,eA==',
      '//evil',
      'http://127.0.0.1/',
      'data:image/png,x',
    ]) {
      expect(ImageInput.safeParse(text).success, text).toBe(false);
    }
  });
});
