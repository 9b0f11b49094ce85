import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { readOwnInvoice } from './read-own-invoice.server.ts';

useDatabase();

describe('readOwnInvoice', () => {
  it('returns the caller’s invoice; another customer’s and an unknown one answer alike', async () => {
    const account = await anAccount();
    const own = await anInvoice({ user_id: account.id });
    const foreign = await anInvoice();
    expect((await readOwnInvoice(asAccount(account), { id: own.id })).document.number).toBe(own.number);
    const answer = (id: number) => readOwnInvoice(asAccount(account), { id }).catch((error: unknown) => error);
    expect(await answer(foreign.id)).toMatchObject({ code: 'not-found' });
    expect(await answer(foreign.id)).toEqual(await answer(999));
    await expect(readOwnInvoice(asVisitor(), { id: own.id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
