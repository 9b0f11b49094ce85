import { describe, expect, it } from 'vitest';
import { getFamilies } from './service-families.views.ts';

const named = (title: string, category: string) => ({ title, category });

describe('service families views', () => {
  it('keeps the order of the services and sorts categories by their first service', () => {
    const families = getFamilies([
      named('Charpente', 'Charpente'),
      named('Tuile', 'Couverture'),
      named('Traitement', 'Charpente'),
      named('Ardoise', 'Couverture'),
    ]);
    expect(families.map(({ family, members }) => [family, ...members.map(({ title }) => title)])).toEqual([
      ['Charpente', 'Charpente', 'Traitement'],
      ['Couverture', 'Tuile', 'Ardoise'],
    ]);
  });

  it('returns no category without services', () => {
    expect(getFamilies([])).toEqual([]);
  });
});
