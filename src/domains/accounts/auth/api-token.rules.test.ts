import { describe, expect, it } from 'vitest';
import { RIGHTS } from '#src/kernel/actor.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { grantableRights, isApiToken, keptRights, rightsToday } from './api-token.rules.ts';

describe('isApiToken', () => {
  it('recognises the prefix with 256 bits, and no token of a session', () => {
    expect(isApiToken(`ftg_${newSecret()}`)).toBe(true);
    for (const other of [newSecret(), `ftg_${newSecret()}x`, `ftg_${newSecret().slice(4)}`, 'ftg_', '']) {
      expect(isApiToken(other)).toBe(false);
    }
  });
});

describe('grantableRights', () => {
  it('returns the own rights without those over accounts', () => {
    const all = RIGHTS.filter((right) => right !== 'people');
    expect(grantableRights({ role: 'admin' })).toEqual(all);
    expect(grantableRights({ role: 'manager', rights: ['people', 'money'] })).toEqual(['money']);
    expect(grantableRights({ role: 'user', rights: RIGHTS })).toEqual([]);
  });
});

describe('keptRights', () => {
  it('adds reading to changing, and keeps only reading of a token that reads', () => {
    expect(keptRights(['sales:change', 'money'], 'change')).toEqual(['sales:read', 'sales:change', 'money']);
    expect(keptRights(['sales:change', 'money'], 'read')).toEqual(['sales:read', 'money']);
  });
});

describe('rightsToday', () => {
  it('returns the rights that token and person both have, and never those over accounts', () => {
    const manager = { role: 'manager', rights: ['sales:read', 'people'] } as const;
    expect(rightsToday(['sales:read', 'sales:change', 'people'], manager)).toEqual(['sales:read']);
    expect(rightsToday(['people', 'unknown', 'money'], { role: 'admin' })).toEqual(['money']);
    expect(rightsToday(['money'], { role: 'user', rights: ['money'] })).toEqual([]);
  });
});
