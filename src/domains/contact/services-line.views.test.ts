import { describe, expect, it } from 'vitest';
import { servicesLine } from './services-line.views.ts';

const MORE = { one: 'et 1 autre...', many: 'et {count} autres...' };

describe('servicesLine', () => {
  it('joins up to three titles by dashes', () => {
    expect(servicesLine(['Charpente', 'Couverture', 'Zinguerie'], MORE)).toBe('Charpente - Couverture - Zinguerie');
  });

  it('counts the remaining titles', () => {
    expect(servicesLine(['A', 'B', 'C', 'D', 'E'], MORE)).toBe('A - B - C et 2 autres...');
    expect(servicesLine(['A', 'B', 'C', 'D'], MORE)).toBe('A - B - C et 1 autre...');
  });
});
