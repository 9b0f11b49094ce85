import { describe, expect, it } from 'vitest';
import { RIGHTS } from '#src/kernel/actor.ts';
import { API_TOKEN_TEXTS } from './api-token.texts.ts';
import { areasIn, isOnlyRead, rightsInAreas, rightsLine } from './api-token.views.ts';

describe('areasIn', () => {
  it('returns the areas with any right', () => {
    expect(areasIn(['content:read', 'people', 'money'])).toEqual(['content', 'money']);
  });
});

describe('rightsInAreas', () => {
  it('returns the own rights of the chosen areas, without changes for a token that reads', () => {
    expect(rightsInAreas(['sales', 'money'], 'change', RIGHTS)).toEqual(['sales:read', 'sales:change', 'money']);
    expect(rightsInAreas(['sales', 'money'], 'read', RIGHTS)).toEqual(['sales:read', 'money']);
    expect(rightsInAreas(['sales', 'content'], 'change', ['sales:read'])).toEqual(['sales:read']);
  });
});

describe('isOnlyRead', () => {
  it('compares with the rights of the person', () => {
    expect(isOnlyRead('sales', ['sales:read', 'content:change'])).toBe(true);
    expect(isOnlyRead('content', ['content:read', 'content:change'])).toBe(false);
    expect(isOnlyRead('money', ['money'])).toBe(false);
  });
});

describe('rightsLine', () => {
  it('names access and areas, and says where it only reads', () => {
    expect(rightsLine({ access: 'read', rights: ['sales:read'] }, API_TOKEN_TEXTS)).toBe('Lecture seule : Ventes');
    const mixed = { access: 'change', rights: ['requests:read', 'requests:change', 'sales:read'] } as const;
    expect(rightsLine({ ...mixed, rights: [...mixed.rights] }, API_TOKEN_TEXTS)).toBe(
      'Lecture et modification : Demandes, Ventes (lecture)',
    );
  });
});
