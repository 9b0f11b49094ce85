import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { BUILT_BRAND } from '../brand.server.ts';
import { nowIso } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { enqueue } from '../jobs/enqueue.server.ts';
import { runDueJobs } from '../jobs/run-job.server.ts';
import { dressEmail, emailContent, renderEmail } from './email-layout.server.ts';
import { createMailJobs, sendMail } from './mail.server.ts';
import { closeMail, configureMail } from './mail-transport.server.ts';

useDatabase();

const MAIL = { to: 'jean@example.test', subject: 'Votre devis' };
/** What a job adds to its mail. */
const job = () => ({ automatic: false, at: nowIso(), nonce: '4bf92f35' });

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  configureMail({
    PUBLIC_URL: 'https://www.toitures.example',
    DATA_DIR: folder,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
  });
});

afterEach(() => {
  closeMail();
  rmSync(folder, { recursive: true });
});

/** Runs the queue and reads the one email that it has written. */
async function deliverOne() {
  await runDueJobs(createMailJobs({}));
  const [name = '', ...others] = readdirSync(join(folder, 'outbox'));
  expect(others).toEqual([]);
  const { text = '', html = '' } = await PostalMime.parse(readFileSync(join(folder, 'outbox', name)));
  return { text: text.replace(/\r\n/g, '\n').trimEnd(), html: html.replace(/\r\n/g, '\n').trimEnd() };
}

describe('createMailJobs, content', () => {
  it('lays the email out when it is delivered, and stores none of its layout in the queue', async () => {
    const action = { label: 'Voir', url: 'https://www.toitures.example/devis?token=a' };
    await sendMail({
      ...MAIL,
      ...emailContent({ title: 'Devis', paragraphs: ['Bonjour,'], quote: '<b>', action, footer: 'T' }),
    });
    const { payload } = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    expect(payload).not.toMatch(/style|<p|"text"|"html"/);
    expect(payload.length).toBeLessThan(400);
    const mail = await deliverOne();
    expect(mail.text).toBe(`Devis\n\nBonjour,\n\nVoir :\n${action.url}\n\n> <b>\n\n-- \nT`);
    expect(mail.html).toContain(`href="${action.url}"`);
    expect(mail.html).toContain('border-top:4px solid #B4431D');
  });

  it('delivers an email that an earlier version laid out before it was queued, with the look of today', async () => {
    const finished = renderEmail({ title: 'Ancien', paragraphs: ['Bonjour,'] });
    await enqueue('mail', { ...MAIL, ...job(), ...finished });
    const mail = await deliverOne();
    expect(mail.text).toBe('Ancien\n\nBonjour,');
    expect(mail.html).toBe(dressEmail(finished.html, BUILT_BRAND).trimEnd());
  });

  it.each([
    ['neither form', {}],
    ['the text without the HTML', { text: 'Bonjour' }],
    ['an empty text', { text: '', html: '<p>' }],
    ['both forms', { text: 'Bonjour', html: '<p>', content: { title: 'a', paragraphs: [] } }],
  ])('delivers no job with %s', async (_name, parts) => {
    await enqueue('mail', { ...MAIL, ...job(), ...parts });
    await runDueJobs(createMailJobs({}), { retryDelay: () => 3_600 });
    expect(readdirSync(folder)).toEqual([]);
    expect(await db().selectFrom('jobs').select('status').execute()).toEqual([{ status: 'waiting' }]);
  });
});
