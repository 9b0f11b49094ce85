import { describe, expect, it } from 'vitest';
import { findPosition, fittingNeutrals, POSITION_GROUPS } from './illustration.rules.ts';
import { NEUTRAL_NAMES } from './neutral-picture.contract.ts';

const positions = Object.values(POSITION_GROUPS).flat();

describe('positions', () => {
  it('gives each position a name of its own', () => {
    expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
  });

  it('finds the position of a city page, whatever the city', () => {
    expect(findPosition('ville-nantes')).toEqual({ name: 'ville-nantes', kind: 'photo' });
    expect(findPosition('grenier')).toBeUndefined();
  });

  it('offers wide illustrations where a page begins', () => {
    expect(fittingNeutrals({ name: 'hero-toiture', kind: 'photo' }).every((name) => name.startsWith('hero-'))).toBe(
      true,
    );
    expect(fittingNeutrals({ name: 'equipe', kind: 'photo' })).toEqual(NEUTRAL_NAMES);
  });
});
