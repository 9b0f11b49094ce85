import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { listMessages } from '#src/domains/contact/contact.queries.server.ts';
import { EMAIL_MAX_BYTES } from '#src/platform/mail/incoming-email.server.ts';
import { configureReplies, toReply } from '#src/platform/mail/reply-address.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type FakeImap, startFakeImap } from '#tests/support/fake-imap.ts';
import { rawEmail } from '#tests/support/raw-email.ts';
import { fetchReplies } from './fetch-replies.server.ts';

useDatabase();

let imap: FakeImap;
beforeEach(async () => {
  imap = await startFakeImap();
  configureReplies({
    REPLY_ADDRESS: 'reponses@martin.example',
    REPLY_IMAP_URL: imap.url,
    REPLY_WEBHOOK_SECRET: undefined,
  });
});
afterEach(() => imap.close());

const all = async () => (await listMessages(await asAdmin(), {})).items;

/** Returns the address to which an email about a new message is answered. */
async function anAddress(): Promise<string> {
  const { id } = await aMessage();
  const message = (await all()).find((one) => one.id === id);
  return toReply({ kind: 'm', id, since: message?.created_at ?? '' }, '').replyTo ?? '';
}

describe('fetchReplies', () => {
  it('takes the replies of the mailbox once, marks them as read, and leaves every other email alone', async () => {
    const to = await anAddress();
    imap.add(rawEmail({ to: 'contact@martin.example', text: 'Publicité' }));
    imap.add(rawEmail({ to: `Toitures <${to}>`, text: 'Jeudi me va.' }));
    await fetchReplies();
    await fetchReplies();
    expect((await all()).map(({ message }) => message)).toEqual([
      'Jeudi me va.',
      'La gouttière côté nord déborde à chaque averse.',
    ]);
    expect(imap.emails.map(({ seen }) => seen)).toEqual([false, true]);
    expect(imap.commands.filter((command) => command.includes('BODY.PEEK[]'))).toHaveLength(1);
    expect(imap.commands.some((command) => /DELETED|EXPUNGE|MOVE/.test(command))).toBe(false);
  });

  it('takes a reply that a person read in the mailbox first', async () => {
    imap.add(rawEmail({ to: await anAddress(), text: 'Jeudi me va.' }));
    for (const email of imap.emails) email.seen = true;
    await fetchReplies();
    expect((await all())[0]?.message).toBe('Jeudi me va.');
  });

  it('leaves an email that is too large, or unreadable, in the mailbox and goes on', async () => {
    const to = await anAddress();
    const nested = Array.from(
      { length: 100 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    imap.add(`To: ${to}\r\nMessage-ID: <large@x.example>\r\n\r\n${'x'.repeat(EMAIL_MAX_BYTES)}`);
    imap.add(`To: ${to}\r\nMessage-ID: <nested@x.example>\r\n${nested.join('')}`);
    imap.add(rawEmail({ to, text: 'Jeudi me va.' }));
    await fetchReplies();
    await fetchReplies();
    expect((await all())[0]?.message).toBe('Jeudi me va.');
    expect(imap.emails.map(({ seen }) => seen)).toEqual([false, false, true]);
    expect(imap.commands.filter((command) => command.includes('BODY.PEEK[]'))).toHaveLength(2);
  });

  it('fails, to be tried again, when the mailbox does not open', async () => {
    const wrong = imap.url.replace('secret', 'wrong');
    configureReplies({ REPLY_ADDRESS: 'a@b.example', REPLY_IMAP_URL: wrong, REPLY_WEBHOOK_SECRET: undefined });
    await expect(fetchReplies()).rejects.toThrow(expect.objectContaining({ authenticationFailed: true }));
    await imap.close();
    await expect(fetchReplies()).rejects.toThrow(/ECONNREFUSED|closed|connect/i);
  });
});
