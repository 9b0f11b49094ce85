import { describe, expect, it } from 'vitest';
import { toServiceTitle } from './service-meta.views.ts';

describe('toServiceTitle', () => {
  it('names the town of the company where it is known', () => {
    expect(toServiceTitle('Zinguerie', { name: 'Martin', in_town: 'à Nantes' })).toBe('Zinguerie à Nantes – Martin');
    expect(toServiceTitle('Zinguerie', { name: 'Martin', in_town: '' })).toBe('Zinguerie – Martin');
  });
});
