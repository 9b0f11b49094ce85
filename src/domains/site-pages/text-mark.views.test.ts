import { describe, expect, it } from 'vitest';
import { removeInvisible } from './section-fields.contract.ts';
import { markText, readMark, withoutMark } from './text-mark.views.ts';

describe('markText', () => {
  it('carries a path that can be read and removed again', () => {
    const marked = markText('Un toit sain.', 'accueil.slides.0.title');
    expect(readMark(marked)).toBe('accueil.slides.0.title');
    expect(withoutMark(marked)).toBe('Un toit sain.');
    expect(readMark('Un toit sain.')).toBeUndefined();
  });

  it('adds only what a stored text never contains', () => {
    expect(removeInvisible(markText('Un toit', 'a.title'))).toBe('Un toit');
  });
});
