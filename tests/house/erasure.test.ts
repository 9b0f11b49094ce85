import { expect, it } from 'vitest';
import { aSession } from '#src/domains/auth/auth.fixture.server.ts';
import { changeProfile } from '#src/domains/auth/operations/change-profile.server.ts';
import { eraseOwnAccount } from '#src/domains/auth/operations/erase-own-account.server.ts';
import { aTalk } from '#src/domains/chat/chat.fixture.server.ts';
import { writeOwnMessage } from '#src/domains/contact/operations/write-own-message.server.ts';
import { anInvoice } from '#src/domains/invoices/invoice.fixture.server.ts';
import { decideOwnQuote } from '#src/domains/quotes/operations/decide-own-quote.server.ts';
import { aSentQuote } from '#src/domains/quotes/quote-link.fixture.server.ts';
import { anAccount, FIXTURE_PASSWORD } from '#src/domains/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const OF_THE_ACCOUNT = [
  'users',
  'user_profiles',
  'sessions',
  'email_verifications',
  'password_resets',
  'login_devices',
  'push_subscriptions',
] as const;
const countOf = async (table: (typeof OF_THE_ACCOUNT)[number]) =>
  (await db().selectFrom(table).selectAll().execute()).length;
const ownersIn = async (table: 'contact_messages' | 'quotes' | 'chat_sessions') =>
  (await db().selectFrom(table).select('user_id').execute()).map(({ user_id }) => user_id);

it('an erased account leaves nothing of its own; what the law keeps stays, and is nobody’s', async () => {
  const account = await anAccount();
  const { context } = await aSession(account);
  await changeProfile(context, { email: 'neuve@essai.example', login_alerts: true });
  await aTalk({ by: context });
  await writeOwnMessage(context, { subject: 'Sujet', message: 'Bonjour' });
  const { id } = await aSentQuote({ user_id: account.id });
  await decideOwnQuote(context, { id, decision: 'accepted', name: 'Camille Faure', consent: true });
  const invoice = await anInvoice({ user_id: account.id });
  await eraseOwnAccount(context, { password: FIXTURE_PASSWORD });

  for (const table of OF_THE_ACCOUNT) expect([table, await countOf(table)]).toEqual([table, 0]);
  expect(await ownersIn('contact_messages')).toEqual([null]);
  expect(await ownersIn('chat_sessions')).toEqual([null]);
  expect(new Set(await ownersIn('quotes'))).toEqual(new Set([null]));
  expect(await db().selectFrom('quote_decisions').select('name').execute()).toEqual([{ name: 'Camille Faure' }]);
  expect(await db().selectFrom('invoices').select('id').execute()).toContainEqual({ id: invoice.id });
  // An issued invoice does not change: the number it keeps is no account's, and never will be one's again.
  expect((await anAccount()).id).toBeGreaterThan(account.id);
});
