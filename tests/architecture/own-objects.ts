import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { writeOwnMessage } from '#src/domains/contact/commands/write-own-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';

/** Identifiers of an object in a call: path parameters, and ids in a body. */
export type Names = Record<string, string>;

interface OwnThing {
  /** Creates this customer's objects in each possible way; their texts contain the canary. */
  make: (customer: Account, canary: string) => Promise<Names>;
  /** Body of the call for the object that it names. */
  body?: (names: Names) => object;
  /** The owner's answer does not contain the canary: the call only acts. */
  isSilent?: boolean;
}

async function messages(customer: Account, canary: string): Promise<Names> {
  await aMessage({ email: customer.email, message: `${canary} sans compte` });
  const request = { subject: canary, message: `${canary} connecté` };
  const { id } = await writeOwnMessage(asAccount(customer), request);
  return { id: String(id) };
}

async function messagesAndChats(customer: Account, canary: string): Promise<Names> {
  await aConversation({ email: customer.email, name: canary });
  await aConversation({ by: asAccount(customer), name: `${canary} connectée` });
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
 * Every call of signed-in users that shows or changes their own objects. A new call must be added here, with a way to
 * create such an object: the tests then prove that customer B reaches no object of customer A.
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
  'POST /user/payment-links': { make: acceptedQuotes, body: ({ id }) => ({ quoteId: Number(id) }), isSilent: true },
  'GET /user/export': { make: messagesAndChats },
  'DELETE /auth/sessions/{id}': { make: sessions, isSilent: true },
};

/** Calls about the caller's own account only: they have no identifier of any object. */
export const ABOUT_ONESELF = [
  'GET /auth/activity',
  'DELETE /auth/avatar',
  'POST /auth/avatar',
  'POST /auth/confirm',
  'POST /auth/logout',
  'POST /auth/openid/confirm',
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
