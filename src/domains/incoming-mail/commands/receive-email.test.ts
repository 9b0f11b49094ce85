import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { listMessages, readMessage } from '#src/domains/contact/contact.queries.server.ts';
import { configureReplies, toReply } from '#src/platform/mail/reply-address.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { rawEmail } from '#tests/support/raw-email.ts';

useDatabase();

const SECRET = 'a-secret-of-the-mail-server';
beforeEach(() =>
  configureReplies({
    REPLY_ADDRESS: 'reponses@martin.example',
    REPLY_IMAP_URL: undefined,
    REPLY_WEBHOOK_SECRET: SECRET,
  }),
);

const basic = (secret: string): string => `Basic ${Buffer.from(`faitage:${secret}`).toString('base64')}`;
const bring = (raw: Buffer, headers: Record<string, string> = {}) =>
  aClient().send('POST', '/incoming-mail', raw.toString('utf8'), {
    'content-type': 'message/rfc822',
    authorization: basic(SECRET),
    ...headers,
  });
const all = async () => (await listMessages(await asAdmin(), {})).items;

async function anAddress(): Promise<string> {
  const { id } = await aMessage();
  const { created_at } = await readMessage(await asAdmin(), { id });
  return toReply({ kind: 'm', id, since: created_at }, '').replyTo ?? '';
}

describe('receiveEmail', () => {
  it('answers the same for a reply, its copy, an unknown address and an absence notice', async () => {
    const to = await anAddress();
    const reply = rawEmail({ to, text: 'Jeudi me va.' });
    const unknown = rawEmail({ to: `reponses+m1-${'0'.repeat(32)}@martin.example`, text: 'Bonjour' });
    const absence = rawEmail({ to, text: 'Absent.', headers: ['Auto-Submitted: auto-replied'] });
    const answers = [];
    for (const raw of [reply, reply, unknown, absence]) {
      const answer = await bring(raw);
      answers.push([answer.status, await answer.json()]);
    }
    const same = [202, { success: true, data: {}, message: 'E-mail reçu.' }];
    expect(answers).toEqual([same, same, same, same]);
    expect((await all()).map(({ message, is_quarantined }) => [message, is_quarantined])).toEqual([
      ['Bonjour', true],
      ['Jeudi me va.', false],
      ['La gouttière côté nord déborde à chaque averse.', false],
    ]);
  });

  it.each([
    ['without a secret', { authorization: '' }],
    ['with a wrong one', { authorization: basic('wrong') }],
    ['with one in another form', { authorization: `Bearer ${SECRET}` }],
  ])('refuses a call %s, and reads nothing', async (_case, headers) => {
    const to = await anAddress();
    expect((await bring(rawEmail({ to, text: 'Jeudi me va.' }), headers)).status).toBe(401);
    expect(await all()).toHaveLength(1);
  });

  it('refuses another kind of body, one of more than 25 MB, and every call where it is not configured', async () => {
    const raw = rawEmail({ text: 'Bonjour' });
    expect((await bring(raw, { 'content-type': 'application/json' })).status).toBe(415);
    expect((await bring(raw, { 'content-length': '25000001' })).status).toBe(413);
    expect((await bring(raw, { 'content-encoding': 'gzip' })).status).toBe(415);
    configureReplies({ REPLY_ADDRESS: undefined, REPLY_IMAP_URL: undefined, REPLY_WEBHOOK_SECRET: undefined });
    expect((await bring(raw)).status).toBe(404);
  });
});
