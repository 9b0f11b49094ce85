import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { deleteMessage } from '#src/domains/contact/commands/delete-message.server.ts';
import { replyMessage } from '#src/domains/contact/commands/reply-message.server.ts';
import { A_REQUEST, aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { listMessages, readMessage } from '#src/domains/contact/contact.queries.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { configureReplies } from '#src/platform/mail/reply-address.server.ts';
import { meters } from '#src/platform/metrics/meters.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { rawEmail } from '#tests/support/raw-email.ts';
import {
  countOutcome,
  findKnownEmails,
  leaveEmail,
  purgeEmailKeys,
  readEmail,
  refuseWrongSecret,
  takeEmail,
} from './incoming-mail.internal.server.ts';

useDatabase();
const dropPictures = openPictureFolder();
afterAll(dropPictures);
const SECRET = 'a-secret-of-the-mail-server';
const configure = (): void =>
  configureReplies({
    REPLY_ADDRESS: 'reponses@martin.example',
    REPLY_IMAP_URL: undefined,
    REPLY_WEBHOOK_SECRET: SECRET,
  });
beforeEach(configure);

const take = async (raw: Uint8Array) => takeEmail(await readEmail(raw));
const open = async (id: number) => readMessage(await asAdmin(), { id });

/** Answers a message of a visitor and returns the address to which the visitor's mail program replies. */
async function anAnswered(): Promise<{ id: number; to: string }> {
  const { id } = await aMessage();
  await db().deleteFrom('jobs').execute();
  await replyMessage(await asAdmin(), { id, reply: 'Jeudi vous va ?' });
  const [email] = await queuedEmails();
  await db().deleteFrom('jobs').execute();
  return { id, to: email?.replyTo ?? '' };
}

const newest = async () => (await listMessages(await asAdmin(), {})).items[0];

describe('takeEmail', () => {
  it('adds a reply to its exchange, without the quotation, and notifies the company', async () => {
    const { id, to } = await anAnswered();
    const text = 'Jeudi me va.\n\nLe 26/11/2026 à 10:12, Toitures a écrit :\n> Jeudi vous va ?';
    expect(await take(rawEmail({ to, text }))).toBe('taken');
    const reply = await newest();
    expect(reply).toMatchObject({
      ...{ name: A_REQUEST.name, email: A_REQUEST.email, subject: A_REQUEST.subject, message: 'Jeudi me va.' },
      ...{ status: 'unread', in_reply_to: id, is_quarantined: false },
    });
    const { received_email, exchange } = await open(reply?.id ?? 0);
    expect(received_email).toEqual({ sender: '', text });
    expect(exchange.map((turn) => turn.admin_response)).toEqual(['Jeudi vous va ?']);
    const emails = await queuedEmails();
    expect(emails.map(({ subject }) => subject)).toEqual([`Nouveau message : ${A_REQUEST.subject}`]);
    const bells = await db().selectFrom('notifications').select('title').orderBy('id', 'desc').execute();
    expect(bells[0]?.title).toBe('Nouveau message');
  });

  it('takes an email once, however often and on however many servers it arrives', async () => {
    const { to } = await anAnswered();
    const raw = rawEmail({ to, text: 'Jeudi me va.' });
    const together = await Promise.all([take(raw), take(raw), take(raw)]);
    expect(together.toSorted()).toEqual(['repeated', 'repeated', 'taken']);
    expect(await take(raw)).toBe('repeated');
    expect(await db().selectFrom('contact_emails').selectAll().execute()).toHaveLength(1);
  });

  it('shows another sender, and answers the address of the customer', async () => {
    const { to } = await anAnswered();
    expect(await take(rawEmail({ to, from: 'Un autre <AUTRE@ailleurs.example>', text: 'Oui.' }))).toBe('taken');
    const reply = await newest();
    expect(reply?.email).toBe(A_REQUEST.email);
    expect((await open(reply?.id ?? 0)).received_email).toEqual({ sender: 'autre@ailleurs.example', text: '' });
  });

  it('stores photos, five at most, and names what it left', async () => {
    const { to } = await anAnswered();
    const photo = await aPhoto();
    const files = [
      ...Array.from({ length: 6 }, (_, at) => ({ name: `toit-${at}.png`, type: 'image/png', bytes: photo })),
      { name: 'faux.jpg', type: 'image/jpeg', bytes: Buffer.from('<svg onload=alert(1)>') },
      { name: 'plan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
    ];
    expect(await take(rawEmail({ to, text: '', files }))).toBe('taken');
    const reply = await newest();
    expect(reply?.photos).toHaveLength(5);
    expect(reply?.message).toBe(
      '(Photos sans texte.)\n\n(Pièces jointes non reprises : toit-5.png, faux.jpg, plan.pdf)',
    );
  });

  it('ignores what a program wrote, so that no loop begins', async () => {
    const { to } = await anAnswered();
    const raw = rawEmail({ to, text: 'Je suis absent.', headers: ['Auto-Submitted: auto-replied'] });
    expect([await take(raw), await take(raw)]).toEqual(['ignored', 'repeated']);
    expect(await queuedEmails()).toEqual([]);
  });

  it.each([
    ['a guessed address', async () => `reponses+m1-${'0'.repeat(32)}@martin.example`],
    [
      'the address of a message that was deleted',
      async () => {
        const { id, to } = await anAnswered();
        await deleteMessage(await asAdmin(), { id });
        return to;
      },
    ],
    ['no address of a reply', async () => 'reponses@martin.example'],
  ])('keeps aside an email to %s, without notification and without photos', async (_case, makeAddress) => {
    const to = await makeAddress();
    const files = [{ name: 'toit.png', type: 'image/png', bytes: await aPhoto() }];
    expect(await take(rawEmail({ to, text: 'Bonjour', files }))).toBe('aside');
    expect(await newest()).toMatchObject({
      ...{ name: 'Élodie', email: 'elodie.vernet@essai.example', subject: 'Re: votre message', photos: [] },
      ...{ is_quarantined: true, status: 'archived', in_reply_to: null },
    });
    expect(await queuedEmails()).toEqual([]);
    expect(await take(rawEmail({ to, from: 'nobody', text: 'Bonjour' }))).toBe('ignored');
  });

  it('lets only twenty replies an hour into a conversation; the others come later', async () => {
    const { to } = await anAnswered();
    for (let count = 0; count < 20; count += 1) await take(rawEmail({ to, text: `Réponse ${count}` }));
    const late = rawEmail({ to, text: 'Encore' });
    await expect(take(late)).rejects.toMatchObject({ code: 'limit' });
    freezeClock(new Date(Date.now() + 3_700_000));
    expect(await take(late)).toBe('taken');
    freezeClock();
  });

  it('counts each outcome', async () => {
    const readCounts = async () =>
      new Map((await meters().incomingEmails.get()).values.map(({ labels, value }) => [labels.result, value]));
    const before = await readCounts();
    for (const outcome of ['taken', 'taken', 'aside'] as const) countOutcome(outcome);
    const after = await readCounts();
    const added = ['taken', 'aside', 'ignored'].map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0));
    expect(added).toEqual([2, 1, 0]);
  });
});

describe('purgeEmailKeys', () => {
  it('forgets emails after sixty days', async () => {
    await leaveEmail('one');
    await purgeEmailKeys();
    expect(await findKnownEmails(['one', 'two'])).toEqual(new Set(['one']));
    freezeClock(new Date(Date.now() + 61 * 86_400_000));
    await purgeEmailKeys();
    freezeClock();
    expect(await findKnownEmails(['one'])).toEqual(new Set());
  });
});

describe('refuseWrongSecret', () => {
  it('accepts the secret alone, and nothing where none is configured', () => {
    expect(() => refuseWrongSecret(SECRET)).not.toThrow();
    for (const wrong of ['', `${SECRET}x`, SECRET.slice(1)]) {
      expect(() => refuseWrongSecret(wrong)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
    }
    configureReplies({ REPLY_ADDRESS: undefined, REPLY_IMAP_URL: undefined, REPLY_WEBHOOK_SECRET: undefined });
    expect(() => refuseWrongSecret('')).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});
