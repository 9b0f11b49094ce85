import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { decideOwnQuote } from './decide-own-quote.server.ts';

useDatabase();

const ANSWER = { decision: 'accepted', name: 'Paule Rivoire', consent: true } as const;

describe('decideOwnQuote', () => {
  it('accepts once, for the account, with an email that links to the account', async () => {
    const account = await anAccount();
    const { id } = await aSentQuote({ user_id: account.id });
    const answers = await Promise.all([1, 2, 3].map(() => decideOwnQuote(asAccount(account), { id, ...ANSWER })));
    expect(answers.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    const rows = await db().selectFrom('quote_decisions').select(['channel', 'user_id']).execute();
    expect(rows).toEqual([{ channel: 'account', user_id: account.id }]);
    const emails = await queuedEmails('paule@essai.example');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toMatch(/\/quotes$/m);
    const audit = await db().selectFrom('audit_log').select('actor_id').where('action', '=', 'quote.accept').execute();
    expect(audit[0]).toEqual({ actor_id: account.id });
  });

  it('accepts only the version that was read', async () => {
    const account = await anAccount();
    const { id } = await aSentQuote({ user_id: account.id });
    const stale = { id, ...ANSWER, document_hash: 'x' };
    await expect(decideOwnQuote(asAccount(account), stale)).rejects.toMatchObject({ status: 409 });
  });

  it('answers alike for another customer’s quote and an unknown one', async () => {
    const anotherUser = asAccount(await anAccount());
    const { id } = await aSentQuote({ user_id: (await anAccount()).id });
    const refusals = await Promise.all(
      [id, 404].map((input) =>
        decideOwnQuote(anotherUser, { id: input, ...ANSWER }).catch((error: Error) => error.message),
      ),
    );
    expect(refusals).toEqual(['Devis non trouvé', 'Devis non trouvé']);
    await expect(decideOwnQuote(asVisitor(), { id, ...ANSWER })).rejects.toMatchObject({ status: 401 });
  });
});
