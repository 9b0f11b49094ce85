import { afterEach, describe, expect, it, test } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { LINK_LIMIT, LINK_SECONDS } from '../invoice.rules.ts';
import { insertInvoiceLink } from '../invoice-link.store.server.ts';
import { readLinkedInvoice } from './read-linked-invoice.server.ts';

useDatabase();
describe('readLinkedInvoice', () => {
  afterEach(() => freezeClock());

  const linked = async () => {
    const { id } = await anInvoice();
    const token = newSecret();
    await insertInvoiceLink(hashOfSecret(token), id, isoIn(LINK_SECONDS));
    return { id, token };
  };

  it('opens only the invoice that the link’s token belongs to', async () => {
    const { id, token } = await linked();
    await anInvoice();
    expect((await readLinkedInvoice(asVisitor(), { token })).id).toBe(id);
  });

  it('answers 404 after a year, as for an unknown link', async () => {
    freezeClock('2026-01-01T00:00:00Z');
    const { token } = await linked();
    freezeClock('2027-01-01T00:00:01Z');
    const answer = (some: string) => readLinkedInvoice(asVisitor(), { token: some }).catch((error: unknown) => error);
    expect(await answer(token)).toEqual(await answer(newSecret()));
  });

  test.each(['', 'x', '1', '../1'])('opens nothing with the token %j', async (token) => {
    await linked();
    await expect(readLinkedInvoice(asVisitor(), { token })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('limits attempts to guess a link', async () => {
    const guess = () => readLinkedInvoice(asVisitor(), { token: newSecret() });
    for (let turn = 0; turn < LINK_LIMIT.hits; turn += 1) await guess().catch(() => {});
    await expect(guess()).rejects.toMatchObject({ code: 'limit' });
  });
});
