import { describe, expect, it } from 'vitest';
import { markText, readMark, withoutMark } from './text-mark.ts';

describe('markText', () => {
  it('carries a path that can be read and removed again', () => {
    const marked = markText('Un toit sain.', 'accueil.slides.0.title');
    expect(readMark(marked)).toBe('accueil.slides.0.title');
    expect(withoutMark(marked)).toBe('Un toit sain.');
    expect(readMark('Un toit sain.')).toBeUndefined();
  });
});
