import { describe, expect, it } from 'vitest';
import { SETTING_GROUPS } from '#src/domains/settings/setting.contract.ts';
import { SETUP_STEPS } from '#src/domains/settings/site-state.contract.ts';
import { chooseRadius, deriveFields, findEmptyPositions, findNextStep, STEP_FIELDS } from './setup.rules.ts';

describe('STEP_FIELDS', () => {
  it('names only fields that the settings have', () => {
    for (const [group, field] of Object.values(STEP_FIELDS).flat()) {
      expect(Object.keys(SETTING_GROUPS[group].shape), `${group}.${field}`).toContain(field);
    }
  });
});

describe('deriveFields', () => {
  it('fills legal name and address from what was typed once', () => {
    const general = { site_name: 'Couverture Martin', address: '' };
    const company = { legal_name: '', street: '12 rue de la Fosse', postal_code: '44000', city: 'Nantes' };
    expect(deriveFields({ general, company })).toEqual({
      general: { address: '12 rue de la Fosse, 44000 Nantes' },
      company: { legal_name: 'Couverture Martin' },
    });
  });

  it('leaves what the owner has typed', () => {
    const general = { site_name: 'Martin', address: 'Zone artisanale' };
    const company = { legal_name: 'Martin SARL', street: '12 rue de la Fosse', postal_code: '44000', city: 'Nantes' };
    expect(deriveFields({ general, company })).toEqual({ general: {}, company: {} });
  });

  it('fills nothing from nothing, nor an address from a part of it', () => {
    expect(deriveFields({ general: {}, company: {} })).toEqual({ general: {}, company: {} });
    expect(deriveFields({ general: {}, company: { city: 'Nantes' } }).general).toEqual({});
  });
});

describe('findNextStep', () => {
  it('returns the first open step in order', () => {
    expect(findNextStep(SETUP_STEPS, [])).toBe('company');
    expect(findNextStep(SETUP_STEPS, ['company', 'trades'])).toBe('identity');
    expect(findNextStep(SETUP_STEPS, SETUP_STEPS)).toBeUndefined();
  });
});

describe('findEmptyPositions', () => {
  it('returns empty positions that have a neutral illustration', () => {
    const positions = [
      { name: 'logo', kind: 'mark' as const },
      { name: 'equipe', kind: 'photo' as const, neutral: 'equipe' as const },
      { name: 'hero-toiture', kind: 'photo' as const, neutral: 'hero-toiture' as const },
    ];
    const placed = [
      { name: 'equipe', image: '/media/equipe.webp' },
      { name: 'hero-toiture', image: '' },
    ];
    expect(findEmptyPositions(positions, placed)).toEqual(['hero-toiture']);
  });
});

describe('chooseRadius', () => {
  it('keeps the stored radius until another one is typed or the field is emptied', () => {
    expect(chooseRadius(30, undefined)).toBe(30);
    expect(chooseRadius(30, 45)).toBe(45);
    expect(chooseRadius(30, '')).toBeNull();
    expect(chooseRadius(null, undefined)).toBeNull();
  });
});
