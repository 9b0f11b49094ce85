import { describe, expect, it } from 'vitest';
import { getReadTime } from './blog.views.ts';

describe('blog views', () => {
  it.each([
    ['', '1 min'],
    ['## Un titre', '1 min'],
    ['mot '.repeat(900), '5 min'],
    ['**mot** '.repeat(500), '3 min'],
  ])('estimates for %j a reading time of %s', (content, time) => {
    expect(getReadTime(content)).toBe(time);
  });
});
