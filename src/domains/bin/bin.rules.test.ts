import { describe, expect, it } from 'vitest';
import { asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { SYSTEM } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { BIN_KINDS } from './bin.contract.ts';
import { getDaysLeft, getReach } from './bin.rules.ts';

useDatabase();

describe('getReach', () => {
  it('gives a colleague the kinds that they may delete, and their own notifications', async () => {
    const reader = await asColleague('content:read', 'requests:change');
    expect(getReach(reader.actor).kinds).toEqual(['message', 'chat', 'notification']);
  });

  it('gives the server everything and a visitor nothing', () => {
    expect(getReach(SYSTEM)).toEqual({ kinds: BIN_KINDS, userId: null });
    expect(getReach(asVisitor().actor).kinds).toEqual([]);
  });
});

describe('getDaysLeft', () => {
  it.each([
    ['2026-12-25T10:00:00.000Z', 30],
    ['2026-11-26T10:00:00.000Z', 1],
    ['2026-11-25T10:00:01.000Z', 1],
    ['2026-11-25T09:00:00.000Z', 1],
  ])('counts the whole days until %s', (expiresAt, days) => {
    expect(getDaysLeft(expiresAt, new Date('2026-11-25T10:00:00.000Z'))).toBe(days);
  });
});
