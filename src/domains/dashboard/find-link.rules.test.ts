import { describe, expect, it } from 'vitest';
import { toLink } from './find-link.rules.ts';

const record = { id: 7, title: 'anna+toit@essai.example', subtitle: '' };

describe('find link rules', () => {
  it('links a search result to the screen that opens it', () => {
    expect(toLink('messages', record)).toBe('/admin/contact?view=7');
    expect(toLink('quotes', record)).toBe('/admin/quotes?view=7');
    expect(toLink('articles', record)).toBe('/admin/blog?view=7');
    expect(toLink('subscribers', record)).toBe('/admin/newsletter?search=anna%2Btoit%40essai.example');
  });
});
