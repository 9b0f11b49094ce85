import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amAdmin, mayI } from './stored-rights.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});

const keep = (user: unknown): void => void stored.set('user', JSON.stringify(user));

describe('mayI', () => {
  it('grants everything to an administrator', () => {
    keep({ role: 'admin' });
    expect([mayI('money'), mayI('sales:change', 'people'), mayI(), amAdmin()]).toEqual([true, true, true, true]);
  });

  it('grants a manager what their rights cover, and nothing more', () => {
    keep({ role: 'manager', rights: ['sales:change', 'unknown', 7] });
    expect([mayI('sales:read'), mayI('sales:change'), mayI('sales:read', 'people')]).toEqual([true, true, false]);
    expect([mayI('money'), mayI(), amAdmin()]).toEqual([false, true, false]);
  });

  it.each([null, 'admin', {}, { role: 'owner' }, { role: 'user', rights: ['money'] }, { role: 'manager', rights: {} }])(
    'grants nothing to the stored account %j',
    (user) => {
      keep(user);
      expect([mayI(), mayI('money'), amAdmin()]).toEqual([false, false, false]);
    },
  );
});
