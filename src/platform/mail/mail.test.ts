import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { nowIso } from '../clock.server.ts';
import { db, transaction } from '../database/database.server.ts';
import { enqueue } from '../jobs/enqueue.server.ts';
import { jobInstant } from '../jobs/job-rows.server.ts';
import { runDueJobs } from '../jobs/run-job.server.ts';
import { emailContent } from './email-layout.server.ts';
import { createMailJobs, type Mail, sendMail } from './mail.server.ts';
import { closeMail, configureMail } from './mail-transport.server.ts';

useDatabase();

let folder = '';
let servers: SMTPServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  configure();
});

afterEach(async () => {
  closeMail();
  for (const server of servers) await new Promise<void>((resolve) => server.close(resolve));
  servers = [];
  rmSync(folder, { recursive: true });
});

const configure = (
  more: { SMTP_URL?: string; MAIL_FROM?: string; MAIL_BOUNCE?: string } = {},
  company?: string,
): void =>
  configureMail(
    {
      PUBLIC_URL: 'https://www.toitures.example',
      DATA_DIR: folder,
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      ...more,
    },
    company === undefined ? undefined : async () => company,
  );

const aMail = (more: Partial<Mail> = {}): Mail => ({
  to: 'jean@example.test',
  subject: 'Votre demande de devis — reçue',
  content: { title: 'Votre demande', paragraphs: ['Bonjour Jean,', 'À bientôt.'] },
  ...more,
});

const outbox = (): string[] => readdirSync(join(folder, 'outbox')).sort();
const read = (eml: Buffer | string) => PostalMime.parse(eml);
const readOutbox = async () => Promise.all(outbox().map((name) => read(readFileSync(join(folder, 'outbox', name)))));

const runMails = () => runDueJobs(createMailJobs({}), { retryDelay: () => 0 });
const runMailsOnce = () => runDueJobs(createMailJobs({}), { retryDelay: () => 3_600 });
const makeDue = () =>
  db()
    .updateTable('jobs')
    .set({ run_at: jobInstant(-1) })
    .where('status', '=', 'waiting')
    .execute();

type Reception = { from: string; envelope: string[]; eml: Buffer };

/** Starts an SMTP server on the loopback; `judge` may refuse a mail or close the connection before the reply. */
async function sink(
  judge: (nth: number, cut: () => void) => Error | undefined,
): Promise<{ url: string; received: Reception[] }> {
  const received: Reception[] = [];
  let nth = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      stream.toArray().then((parts) => {
        const envelope = session.envelope.rcptTo.map((recipient) => recipient.address);
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        let isCut = false;
        const refusal = judge(++nth, () => {
          isCut = true;
        });
        if (refusal === undefined) received.push({ from, envelope, eml: Buffer.concat(parts) });
        if (isCut) for (const connection of server.connections) connection.close();
        else done(refusal);
      }, done);
    },
  });
  server.on('error', () => {});
  servers.push(server);
  const address = await new Promise<{ port: number }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const bound = listening.address();
      resolve({ port: typeof bound === 'object' && bound !== null ? bound.port : 0 });
    });
  });
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

describe('createMailJobs, file of a domain', () => {
  it('makes the file when the mail is delivered, and stores none in the queue', async () => {
    await sendMail(aMail({ files: [{ source: 'roof', id: 7 }] }));
    const [queued] = await db().selectFrom('jobs').select('payload').execute();
    expect(queued?.payload).not.toContain('base64');
    const roof = async (id: number) => ({ name: `toit-${id}.txt`, type: 'text/plain', base64: btoa('Ardoise') });
    await runDueJobs(createMailJobs({ roof }));
    const [mail] = await readOutbox();
    expect(mail?.attachments).toMatchObject([{ filename: 'toit-7.txt', mimeType: 'text/plain' }]);
  });

  it('tries again later when the file cannot be made', async () => {
    await sendMail(aMail({ files: [{ source: 'unknown', id: 7 }] }));
    await runMailsOnce();
    expect(readdirSync(folder)).toEqual([]);
    expect(await db().selectFrom('jobs').select('status').execute()).toEqual([{ status: 'waiting' }]);
  });
});

describe('sendMail, no SMTP server', () => {
  it('writes a file with a text and an HTML part to the outbox', async () => {
    await sendMail(aMail({ replyTo: 'visiteur@example.test', automatic: true }));
    await runMails();
    expect(outbox()).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z-\d{9}\.eml$/)]);
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({
      from: { name: '', address: 'no-reply@toitures.example' },
      to: [{ address: 'jean@example.test' }],
      replyTo: [{ address: 'visiteur@example.test' }],
      subject: 'Votre demande de devis — reçue',
      messageId: expect.stringMatching(/^<job-\d+\.[0-9a-f]{8}@toitures\.example>$/),
    });
    expect(mail?.text).toContain('À bientôt.');
    expect(mail?.html).toContain('<p style="margin:0 0 16px">Bonjour Jean,</p>');
    expect(mail?.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('attaches files', async () => {
    const base64 = Buffer.from('%PDF-1.7 devis').toString('base64');
    await sendMail(aMail({ attachments: [{ name: 'devis-D000012.pdf', type: 'application/pdf', base64 }] }));
    await runMails();
    const [file] = (await readOutbox())[0]?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'devis-D000012.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 devis');
    for (const name of ['../x.pdf', 'a b.pdf', 'x.pdf\r\nBcc: a']) {
      const mail = aMail({ attachments: [{ name, type: 'application/pdf', base64 }] });
      await expect(sendMail(mail), name).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('adds the unsubscribe headers to a newsletter', async () => {
    await sendMail(aMail({ unsubscribe: 'https://www.toitures.example/stop?token=a-b_c' }));
    await sendMail(aMail());
    await runMails();
    const headers = (await readOutbox()).map((mail) =>
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    );
    expect(headers).toEqual([
      [
        ['list-unsubscribe', '<https://www.toitures.example/stop?token=a-b_c>'],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ],
      [],
    ]);
    for (const unsubscribe of ['javascript:alert(1)', 'https://a.example/\r\nBcc: x@y.test', 'mailto:a@b.example']) {
      await expect(sendMail(aMail({ unsubscribe })), unsubscribe).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('writes no file after a rollback', async () => {
    await transaction(async () => {
      await sendMail(aMail());
      throw new Error('rolled back');
    }).catch(() => {});
    expect(await runMails()).toBe(0);
  });

  it('replaces its own file when the job runs twice, and keeps the Message-ID', async () => {
    await sendMail(aMail());
    const { payload } = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    await runMails();
    const [first] = await readOutbox();
    await db()
      .updateTable('jobs')
      .set({ status: 'waiting', payload, run_at: jobInstant(-1) })
      .execute();
    await runMails();
    const [second, ...others] = await readOutbox();
    expect(others).toEqual([]);
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('uses MAIL_FROM as the sender when it is set', async () => {
    configure({ MAIL_FROM: 'Toitures du Pouzin <devis@toitures.example>' });
    await sendMail(aMail());
    await runMails();
    expect((await readOutbox())[0]?.from).toEqual({ name: 'Toitures du Pouzin', address: 'devis@toitures.example' });
  });

  it.each([
    ['Toitures du Pouzin', 'From: Toitures du Pouzin <no-reply@toitures.example>'],
    ['Rivoire, Fils & Cie', 'From: "Rivoire, Fils & Cie" <no-reply@toitures.example>'],
    ['Toits "Le Nid"', 'From: "Toits \\"Le Nid\\"" <no-reply@toitures.example>'],
    ['a@b.example <x@y.example>', 'From: "a@b.example <x@y.example>" <no-reply@toitures.example>'],
    ['Toitures d’Été, Père', undefined],
    ['Fa\u0000îtage\r\nBcc: <x@y.example>', undefined],
  ])('names the company %j as the sender in the file', async (company, line) => {
    configure({}, company);
    await sendMail(aMail());
    await runMails();
    const file = readFileSync(join(folder, 'outbox', outbox()[0] ?? ''), 'latin1');
    const header = file.slice(0, file.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
    const senders = header.filter((one) => /^(From|Bcc|Cc):/i.test(one));
    expect(senders).toHaveLength(1);
    if (line === undefined)
      expect(senders[0]).toMatch(/^From: (=\?UTF-8\?[QB]\?[\x21-\x7e]+\?=\s*)+<no-reply@toitures.example>$/);
    else expect(senders[0]).toBe(line);
    const name = company.replace('\u0000', '').replace('\r\n', ' ');
    expect((await readOutbox())[0]?.from).toEqual({ name, address: 'no-reply@toitures.example' });
  });

  it('takes the name of MAIL_FROM before that of the company', async () => {
    configure({ MAIL_FROM: 'Devis <devis@toitures.example>' }, 'Toitures du Pouzin');
    await sendMail(aMail());
    await runMails();
    expect((await readOutbox())[0]?.from).toEqual({ name: 'Devis', address: 'devis@toitures.example' });
  });

  it('refuses at start a MAIL_FROM that is no address', () => {
    for (const MAIL_FROM of ['Toitures', 'a@b, c@d', 'A <a@b> <c@d>', 'A <a@b\r\nBcc: x@y>']) {
      expect(() => configure({ MAIL_FROM }), MAIL_FROM).toThrow('MAIL_FROM');
    }
  });
});

describe('hostile input in a mail', () => {
  it('refuses hostile addresses', async () => {
    for (const to of [
      'a@b.fr,c@d.fr',
      'a@b.fr\nBcc: x@y.fr',
      'A <a@b.fr>',
      'a@b.fr;c@d.fr',
      'a@b.fr\0',
      'group:a@b.fr;',
      '',
    ]) {
      await expect(sendMail(aMail({ to })), to).rejects.toMatchObject({ code: 'invalid' });
      await expect(sendMail(aMail({ replyTo: to })), to).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('adds no header and no recipient from a subject', async () => {
    const subjects = [
      'Devis\r\nBcc: x@y.test',
      'Devis\nTo: x@y.test\n\n<b>corps</b>',
      'Devis\u2028Bcc: x@y.test',
      'Devis%0aBcc: x@y.test',
    ];
    for (const subject of subjects) await sendMail(aMail({ subject }));
    await runMails();
    const names = outbox().map((name) => readFileSync(join(folder, 'outbox', name), 'utf8').split('\r\n\r\n')[0] ?? '');
    for (const head of names) expect(head).not.toMatch(/^(bcc|cc):|^to: x/im);
    for (const mail of await readOutbox()) {
      expect(mail.to).toHaveLength(1);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.subject).toMatch(/^Devis/);
    }
  });

  it('keeps hostile text in the body, and loads no file or address from it', async () => {
    const text = '.\r\nQUIT\r\nBcc: x@y.test\n--boundary\nContent-Type: text/html\n\n<script>';
    const { url, received } = await sink(() => undefined);
    configure({ SMTP_URL: url });
    const { content: _, ...mail } = aMail();
    const html = '<img src="file:///etc/passwd"><img src="http://127.0.0.1:1/">';
    // As versions queued it that laid emails out before.
    await enqueue('mail', { ...mail, automatic: false, text, html, at: nowIso(), nonce: '4bf92f35' });
    await sendMail(aMail({ content: { title: '.', paragraphs: [text] } }));
    await sendMail(aMail({ content: { title: text, paragraphs: [] } }));
    await runMails();
    expect(received.map((one) => one.envelope)).toEqual(Array(3).fill(['jean@example.test']));
    const mails = await Promise.all(received.map(({ eml }) => read(eml)));
    expect(mails.map((mail) => mail.text?.replace(/\r\n/g, '\n').trim()).sort()).toEqual(
      [text, text, `.\n\n${text}`].map((one) => one.replace(/\r\n/g, '\n')).sort(),
    );
    expect(mails.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  it('refuses, before it is queued, an action that leads to no web address', async () => {
    const content = { title: 'x', paragraphs: [], action: { label: 'x', url: 'javascript:alert(1)' } };
    expect(() => emailContent(content)).toThrow('Adresse de bouton invalide.');
    await expect(sendMail(aMail({ content }))).rejects.toMatchObject({ code: 'invalid' });
    expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
  });
});

describe('sendMail, SMTP', () => {
  it('reports what cannot be delivered to the sender, or to MAIL_BOUNCE', async () => {
    const { url, received } = await sink(() => undefined);
    for (const more of [{}, { MAIL_BOUNCE: 'retours@toitures.example' }]) {
      configure({ SMTP_URL: url, MAIL_FROM: 'Toitures <devis@toitures.example>', ...more });
      await sendMail(aMail());
      await runMails();
    }
    expect(received.map(({ from }) => from)).toEqual(['devis@toitures.example', 'retours@toitures.example']);
    const mails = await Promise.all(received.map(({ eml }) => read(eml)));
    expect(mails.map(({ from }) => from?.address)).toEqual(['devis@toitures.example', 'devis@toitures.example']);
  });

  it('delivers once after the server has refused twice', async () => {
    const { url, received } = await sink((nth) =>
      nth < 3 ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined,
    );
    configure({ SMTP_URL: url });
    await sendMail(aMail());
    await runMails();
    expect(received).toHaveLength(1);
    expect(received[0]?.envelope).toEqual(['jean@example.test']);
    const mail = await read(received[0]?.eml ?? '');
    expect(mail.text).toContain('Bonjour Jean');
    expect(mail.html).toContain('<p style="margin:0 0 16px">Bonjour Jean,</p>');
  });

  it('retries while the server is down, and delivers every mail once when it is back', async () => {
    configure({ SMTP_URL: 'smtp://127.0.0.1:9' });
    for (let n = 0; n < 5; n++) await sendMail(aMail({ subject: `Message ${n}` }));
    await runMailsOnce();
    const failed = await db().selectFrom('jobs').select(['status', 'last_error']).execute();
    expect(failed).toEqual(Array(5).fill({ status: 'waiting', last_error: 'Error ESOCKET' }));
    const { url, received } = await sink(() => undefined);
    configure({ SMTP_URL: url });
    await makeDue();
    await runMailsOnce();
    const subjects = await Promise.all(received.map(async ({ eml }) => (await read(eml)).subject));
    expect(subjects.sort()).toEqual([0, 1, 2, 3, 4].map((n) => `Message ${n}`));
  });

  it('resends with the same Message-ID when the connection closed after the text', async () => {
    const { url, received } = await sink((nth, cut) => {
      if (nth === 1) cut();
      return undefined;
    });
    configure({ SMTP_URL: url });
    await sendMail(aMail());
    await runMails();
    const ids = await Promise.all(received.map(async ({ eml }) => (await read(eml)).messageId));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
