import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from './newsletter-form.views.ts';

describe('newsletter form views', () => {
  it.each([
    ['lea@essai.example', true],
    [' lea@essai.example ', true],
    ['lea+toit@sous.essai.example', true],
    ['', false],
    ['lea', false],
    ['lea@', false],
    ['lea@essai', false],
    ['lea@essai.e', false],
    ['lea martin@essai.example', false],
    ['a@b@essai.example', false],
  ])('classifies %j as worth sending: %s', (value, expected) => {
    expect(looksLikeEmail(value)).toBe(expected);
  });
});
