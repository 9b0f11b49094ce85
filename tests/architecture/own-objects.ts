import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aTalk } from '#src/domains/chat/chat.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { writeOwnMessage } from '#src/domains/contact/operations/write-own-message.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/operations/decide-own-quote.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';

/** What names a thing in a call: parameters of the path, and what a body may point at. */
export type Names = Record<string, string>;

interface OwnThing {
  /** Makes things of this customer, in each way they come to be theirs; their words hold the canary. */
  make: (customer: Account, canary: string) => Promise<Names>;
  /** What is sent with the call, of the thing that it names. */
  body?: (names: Names) => object;
  /** The canary is not in the owner's answer: the call only acts. */
  isSilent?: boolean;
}

async function messages(customer: Account, canary: string): Promise<Names> {
  await aMessage({ email: customer.email, message: `${canary} sans compte` });
  const request = { subject: canary, message: `${canary} connecté` };
  const { id } = await writeOwnMessage(asAccount(customer), request);
  return { id: String(id) };
}

async function messagesAndChats(customer: Account, canary: string): Promise<Names> {
  await aTalk({ email: customer.email, name: canary });
  await aTalk({ by: asAccount(customer), name: `${canary} connectée` });
  return messages(customer, canary);
}

const ACCEPTANCE = { decision: 'accepted', name: 'Camille Faure', consent: true } as const;

async function quotes(customer: Account, canary: string): Promise<Names> {
  await aQuote({ email: customer.email, name: canary });
  const { id } = await aSentQuote({ user_id: customer.id, name: canary });
  return { id: String(id) };
}

async function acceptedQuotes(customer: Account, canary: string): Promise<Names> {
  const names = await quotes(customer, canary);
  await decideOwnQuote(asAccount(customer), { id: Number(names.id), ...ACCEPTANCE });
  return names;
}

async function invoices(customer: Account, canary: string): Promise<Names> {
  await anInvoice({ client_email: customer.email, client_name: canary });
  const { id } = await anInvoice({ user_id: customer.id, client_name: canary, client_email: 'ailleurs@essai.example' });
  return { id: String(id) };
}

async function sessions(customer: Account): Promise<Names> {
  const { context } = await aSession(customer);
  return { id: String(context.actor.kind === 'user' ? context.actor.sessionId : 0) };
}

/**
 * Every call of somebody signed in that shows or touches things of theirs. A new one stands here, with a way to make
 * such a thing, before it opens: customer B is then shown to reach nothing of customer A by it.
 */
export const OWN_THINGS: Record<string, OwnThing> = {
  'GET /user/invoices': { make: invoices },
  'GET /user/invoices/{id}': { make: invoices },
  'GET /user/invoices/{id}/pdf': { make: invoices, isSilent: true },
  'GET /user/messages': { make: messages },
  'GET /user/messages/{id}': { make: messages },
  'POST /user/messages': {
    make: messages,
    body: ({ id }) => ({ message: 'Merci.', in_reply_to: Number(id) }),
  },
  'GET /user/quotes': { make: quotes },
  'GET /user/quotes/{id}/pdf': { make: quotes, isSilent: true },
  'POST /user/quotes/{id}/decision': { make: quotes, body: () => ACCEPTANCE, isSilent: true },
  'POST /user/quotes/{id}/withdrawal': { make: acceptedQuotes, body: () => ({ confirm: true }), isSilent: true },
  'GET /user/export': { make: messagesAndChats },
  'DELETE /auth/sessions/{id}': { make: sessions, isSilent: true },
};

/** Calls about the account that asks and nothing else: they take no name of anything. */
export const ABOUT_ONESELF = [
  'GET /auth/activity',
  'DELETE /auth/avatar',
  'POST /auth/avatar',
  'POST /auth/confirm',
  'POST /auth/logout',
  'PUT /auth/password',
  'GET /auth/profile',
  'PUT /auth/profile',
  'POST /auth/resend-verification',
  'GET /auth/sessions',
  'GET /auth/two-factor',
  'POST /auth/two-factor/disable',
  'POST /auth/two-factor/enable',
  'POST /auth/two-factor/recovery-codes',
  'POST /auth/two-factor/setup',
  'GET /auth/user',
  'DELETE /user/account',
];
