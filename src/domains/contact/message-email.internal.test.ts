import { beforeEach, describe, expect, it } from 'vitest';
import { eraseOwnAccount } from '#src/domains/accounts/auth/commands/erase-own-account.server.ts';
import { asAccount, asAdmin, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureReplies, findReplyToken, type ReplyToken } from '#src/platform/mail/reply-address.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { readRows } from '#tests/support/rows.ts';
import { deleteMessage } from './commands/delete-message.server.ts';
import { A_REQUEST, aMessage } from './contact.fixture.server.ts';
import { findUserMessages } from './contact.internal.server.ts';
import { listOwnMessages } from './contact.queries.server.ts';
import { keepStrayEmail, opensMessage, takeEmailedAnswer } from './message-email.internal.server.ts';
import { anOwnMessage, aVerifiedCustomer } from './own-message.fixture.server.ts';

useDatabase();
beforeEach(() =>
  configureReplies({ REPLY_ADDRESS: 'reponses@martin.example', REPLY_IMAP_URL: undefined, REPLY_WEBHOOK_SECRET: 'x' }),
);

const ANSWER = {
  sender: { name: 'Élodie', address: A_REQUEST.email },
  subject: 'Re : votre message',
  text: 'J’ai oublié de dire que le garage fuit aussi.',
  whole: 'J’ai oublié de dire que le garage fuit aussi.\n> Nous avons bien reçu votre message',
  photoKeys: [],
};

/** Returns the address of a reply in the last email to this person. */
async function mailedToken(to: string): Promise<ReplyToken> {
  const token = findReplyToken((await queuedEmails(to)).at(-1)?.replyTo ?? '');
  if (token === undefined) throw new Error('No email has the address of a reply.');
  return token;
}

describe('takeEmailedAnswer', () => {
  it('continues the exchange of an acknowledgement, without a second one', async () => {
    const { id } = await aMessage();
    const token = await mailedToken(A_REQUEST.email);
    expect(token.id).toBe(id);
    expect(await takeEmailedAnswer(token, ANSWER)).toBe(true);
    expect(await queuedEmails(A_REQUEST.email)).toHaveLength(1);
  });

  it('appears in the account of the customer, and whole in the export of their data', async () => {
    const customer = await aVerifiedCustomer('camille@essai.example');
    await anOwnMessage(customer);
    const answer = { ...ANSWER, sender: { name: '', address: 'camille@essai.example' } };
    await takeEmailedAnswer(await mailedToken(customer.email), answer);
    const [own] = await listOwnMessages(asAccount(customer), {});
    expect(own).toMatchObject({ message: ANSWER.text, subject: 'Une question' });
    const exported = await readRows(findUserMessages({ userId: customer.id }));
    expect(exported[0]).toMatchObject({ message: ANSWER.text, received_email: { sender: '', text: ANSWER.whole } });
  });
});

describe('opensMessage', () => {
  it('opens a message until it is deleted', async () => {
    const { id } = await aMessage();
    const token = await mailedToken(A_REQUEST.email);
    expect(await opensMessage(token)).toBe(true);
    expect(await opensMessage({ ...token, proof: '0'.repeat(32) })).toBe(false);
    await deleteMessage(await asAdmin(), { id });
    expect([await opensMessage(token), await takeEmailedAnswer(token, ANSWER)]).toEqual([false, false]);
  });

  it('ends with the erasure of the person', async () => {
    const customer = await aVerifiedCustomer('camille@essai.example');
    await anOwnMessage(customer);
    const token = await mailedToken(customer.email);
    await takeEmailedAnswer(token, ANSWER);
    await eraseOwnAccount(asAccount(customer), { password: FIXTURE_PASSWORD });
    expect(await opensMessage(token)).toBe(false);
    expect(await db().selectFrom('contact_emails').selectAll().execute()).toEqual([]);
  });
});

describe('keepStrayEmail', () => {
  it('refuses a sender without an address, and cuts what is too long', async () => {
    expect(await keepStrayEmail({ ...ANSWER, sender: { name: '', address: 'nobody' } })).toBe(false);
    const long = { ...ANSWER, subject: 'x'.repeat(900), text: 'y'.repeat(9_000) };
    expect(await keepStrayEmail(long)).toBe(true);
  });
});
