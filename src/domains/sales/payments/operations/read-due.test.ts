import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readDue } from './read-due.server.ts';

useDatabase();

describe('readDue', () => {
  it('returns the amount due to the owner of a quote, and the same null to all others', async () => {
    const account = await anAccount();
    const { id: quoteId } = await aQuote({ user_id: account.id, status: 'quoted', amount_cents: 100_000 });
    expect(await readDue(asAccount(account), { quoteId })).toMatchObject({
      total: 1_200,
      paid: 0,
      choices: [
        { kind: 'balance', amount: 1_200 },
        { kind: 'deposit', amount: 360 },
      ],
    });
    const somebody = asAccount(await anAccount());
    const nothing = [
      readDue(asVisitor(), { quoteId }),
      readDue(somebody, { quoteId }),
      readDue(asVisitor(), { quoteId: 404 }),
      readDue(asVisitor(), {}),
    ];
    const sent = (await Promise.allSettled(nothing)).map((one) => one.status === 'rejected' && one.reason.message);
    expect([new Set(sent).size, sent[0]]).toEqual([1, expect.any(String)]);
  });
});
