import { describe, expect, it } from 'vitest';
import { getTitle, isTaken } from './use-photo-batch.ts';

describe('usePhotoBatch', () => {
  it.each([
    ['toit-de_vienne.jpg', 'Toit de vienne'],
    ['Chéneau neuf.jpeg', 'Chéneau neuf'],
    ['IMG_2034.JPG', ''],
    ['DSC00012.jpg', ''],
    ['20260314_101500.jpg', ''],
    ['WhatsApp Image 2026-03-14.jpeg', ''],
  ])('derives from %s the title “%s”', (name, title) => {
    expect(getTitle({ name })).toBe(title);
  });

  it('accepts only pictures within the size limit', () => {
    expect(isTaken(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))).toBe(true);
    expect(isTaken(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toBe(false);
    expect(isTaken({ type: 'image/jpeg', size: 15_000_001 } as File)).toBe(false);
  });
});
