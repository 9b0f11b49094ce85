import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownPerson, withoutPerson } from './known-person.ts';

const hold = (items: Record<string, string>) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => items[key] ?? null });
describe('knownPerson', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('returns name, e-mail and phone of the signed-in customer', () => {
    hold({ token: 't', user: JSON.stringify({ id: 1, name: 'Anne', email: 'a@b.fr', phone: '04', address: 'x' }) });
    expect(knownPerson()).toEqual({ name: 'Anne', email: 'a@b.fr', phone: '04' });
  });

  it.each([{}, { user: '{"name":"Anne"}' }, { token: 't', user: '{' }, { token: 't', user: '[1]' }])(
    'returns no identity with %j',
    (items) => {
      hold(items as Record<string, string>);
      expect(knownPerson()).toEqual({});
    },
  );

  it('returns no identity where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(knownPerson()).toEqual({});
  });
});

describe('withoutPerson', () => {
  it('empties what came from the account, and keeps what was typed', () => {
    const known = { name: 'Anne', email: 'a@b.fr', phone: '04' };
    const fields = { ...known, phone: '06', service: 'charpente', message: 'Une fuite.' };
    expect(withoutPerson(known)(fields)).toEqual({ ...fields, name: '', email: '' });
  });
});
