import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEUTRAL_NAMES } from './neutral-picture.contract.ts';
import { isNeutralName, readNeutralPicture } from './neutral-picture.internal.server.ts';
import { NEUTRAL_ALTS } from './neutral-picture.texts.ts';

describe('neutral illustrations', () => {
  it('names every file of the folder and no other, each with a text', () => {
    expect(readdirSync('illustrations').sort()).toEqual(NEUTRAL_NAMES.map((name) => `${name}.webp`).sort());
    expect(Object.keys(NEUTRAL_ALTS).sort()).toEqual([...NEUTRAL_NAMES].sort());
  });

  it('names no place', () => {
    expect(Object.values(NEUTRAL_ALTS).join(' ')).not.toMatch(/Rhône|Ardèche|Drôme|Vercors|Pouzin|Lyon|Valence/);
  });

  it('reads the file of a name, and knows no other names', async () => {
    expect((await readNeutralPicture('equipe')).byteLength).toBeGreaterThan(10_000);
    expect(isNeutralName('ville-lyon')).toBe(false);
    expect(isNeutralName('constructor')).toBe(false);
  });
});
