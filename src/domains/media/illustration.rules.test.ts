import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPosition, fittingNeutrals, POSITION_GROUPS } from './illustration.rules.ts';
import { NEUTRAL_NAMES } from './neutral-picture.contract.ts';

const positions = Object.values(POSITION_GROUPS).flat();

describe('positions', () => {
  it('have each a name of their own', () => {
    expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
  });

  it('find the position of a city page, whatever the city', () => {
    expect(findPosition('ville-nantes')).toEqual({ name: 'ville-nantes', kind: 'photo' });
    expect(findPosition('grenier')).toBeUndefined();
  });

  it('offer wide illustrations where a page begins', () => {
    expect(fittingNeutrals({ name: 'hero-toiture', kind: 'photo' }).every((name) => name.startsWith('hero-'))).toBe(
      true,
    );
    expect(fittingNeutrals({ name: 'equipe', kind: 'photo' })).toEqual(NEUTRAL_NAMES);
  });
});

describe('the neutral illustrations', () => {
  it('are the files of their folder', () => {
    expect(readdirSync('illustrations').sort()).toEqual(NEUTRAL_NAMES.map((name) => `${name}.webp`).sort());
  });
});
