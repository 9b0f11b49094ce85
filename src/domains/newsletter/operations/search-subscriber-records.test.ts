import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPendingAddress, aSubscriber } from '../newsletter.fixture.server.ts';
import { searchSubscriberRecords } from './search-subscriber-records.server.ts';

useDatabase();

describe('searchSubscriberRecords', () => {
  it('finds confirmed and pending addresses with their status', async () => {
    await aSubscriber('anna@toit.example');
    await aPendingAddress('bruno@toit.example');
    await aSubscriber('clara@essai.example');
    const found = await searchSubscriberRecords(await asAdmin(), { search: 'TOIT', limit: 5 });
    expect(found.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['bruno@toit.example', 'À confirmer'],
      ['anna@toit.example', 'Confirmée'],
    ]);
  });

  it('allows only administrators', async () => {
    const refused = searchSubscriberRecords(asVisitor(), { search: 'abc', limit: 5 });
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
