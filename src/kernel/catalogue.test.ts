import { describe, expect, it, vi } from 'vitest';
import { catalogue, onMissingText } from './catalogue.ts';

const TEXTS = catalogue('blog', { title: 'Blog', card: { read: 'Lire' }, steps: ['Un', 'Deux'] });

describe('catalogue', () => {
  it('returns its texts unchanged', () => {
    expect(TEXTS.title).toBe('Blog');
    expect(TEXTS.card.read).toBe('Lire');
    expect(TEXTS.steps.map((step) => step.toUpperCase())).toEqual(['UN', 'DEUX']);
    expect({ ...TEXTS.card }).toEqual({ read: 'Lire' });
  });

  it('returns a missing key itself, and reports it once', () => {
    const result = vi.fn();
    onMissingText(result);
    const byData = TEXTS.card as Record<string, string>;
    expect([byData.archived, byData.archived, (TEXTS as Record<string, unknown>).foot]).toEqual([
      'blog.card.archived',
      'blog.card.archived',
      'blog.foot',
    ]);
    expect(result.mock.calls).toEqual([['blog.card.archived'], ['blog.foot']]);
  });

  it('behaves as a plain object in `await` and `JSON.stringify`', async () => {
    expect(await Promise.resolve(TEXTS.card)).toEqual({ read: 'Lire' });
    expect(JSON.stringify(TEXTS.card)).toBe('{"read":"Lire"}');
  });
});
