import { join } from 'node:path';
import { cleanLine } from '#src/kernel/text.ts';
import { perApp } from '../app-state.server.ts';
import { type BrandLogo, readBrand } from '../brand.server.ts';
import type { Config } from '../config.server.ts';
import { writeFileAtomically } from '../storage/write-file.server.ts';
import { type DkimConfig, type DkimSigning, readDkim, toPublicKey } from './dkim.server.ts';
import { dressEmail, LOGO_CID, showsLogo } from './email-layout.server.ts';

export type MailConfig = Pick<Config, 'PUBLIC_URL' | 'DATA_DIR' | 'SMTP_URL' | 'MAIL_FROM'> &
  Partial<Pick<Config, 'MAIL_BOUNCE'> & DkimConfig>;

/** Email as it leaves, but for the look of the company. */
interface RenderedEmail {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  automatic: boolean;
  unsubscribe?: string | undefined;
  attachments?: { name: string; type: string; base64: string }[] | undefined;
}

/** Data that makes a mail identical at every try. */
interface Postmark {
  id: number;
  nonce: string;
  at: Date;
}

/** How emails leave; its library is loaded with the first one. */
interface MailTransport {
  send(message: object, postmark: Postmark): Promise<void>;
  close(): void;
}

const SAFETY = { disableFileAccess: true, disableUrlAccess: true } as const;
const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Reads the company's name at each mail, since the owner may change it. */
type ReadName = () => Promise<string>;

interface OpenMail {
  sender?: Sender;
  /** Address that learns what could not be delivered (envelope sender); the sender's when absent. */
  bounce?: string | undefined;
  readName?: ReadName | undefined;
  transport?: MailTransport | undefined;
  state?: MailState;
}

/** How emails leave, for the check of the site. */
export interface MailState {
  /** Domain of the sender. */
  domain: string;
  /** False when emails are only written to the outbox. */
  isSent: boolean;
  /** Key with which this site signs; undefined when it leaves that to the server. */
  key: { domain: string; selector: string; publicKey: string } | undefined;
}
const mail = perApp((): OpenMail => ({}));

/**
 * Configures SMTP when there is a server, else one `.eml` file per mail in `outbox`. Called once at start.
 * Mails are sent in the name of MAIL_FROM, else in the one that `readName` returns.
 * @throws Error naming MAIL_FROM when it is not one address, with or without a name, or a wrong DKIM variable.
 */
export function configureMail(config: MailConfig, readName?: ReadName): void {
  const own = mail();
  own.transport?.close();
  const sender = parseSender(config.MAIL_FROM, config.PUBLIC_URL);
  own.sender = sender;
  own.bounce = config.MAIL_BOUNCE;
  own.readName = readName;
  const dkim = readDkim(config, sender.address);
  own.transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, dkim)
    : outboxTransport(join(config.DATA_DIR, 'outbox'));
  own.state = {
    domain: sender.address.slice(sender.address.lastIndexOf('@') + 1).toLowerCase(),
    isSent: config.SMTP_URL !== undefined,
    key: dkim && { domain: dkim.domainName, selector: dkim.keySelector, publicKey: toPublicKey(dkim) },
  };
}

/** Reads what a configuration says of emails, and changes nothing. @throws Error as `configureMail`. */
export function checkMailConfig(config: MailConfig): void {
  readDkim(config, parseSender(config.MAIL_FROM, config.PUBLIC_URL).address);
}

/** Returns how emails leave; undefined before `configureMail`. */
export const readMailState = (): MailState | undefined => mail().state;

/** Closes idle connections; call `configureMail` before sending again. */
export function closeMail(): void {
  const own = mail();
  own.transport?.close();
  own.transport = undefined;
}

/** Delivers one mail. @throws when the server does not accept it, so that the job retries. */
export async function deliver(email: RenderedEmail, postmark: Postmark): Promise<void> {
  const { sender, bounce, transport, readName } = mail();
  if (transport === undefined || sender === undefined) throw new Error('L’envoi de courriels n’est pas configuré.');
  const { to, replyTo, subject, text, html } = email;
  const brand = await readBrand();
  const name = sender.name || cleanLine((await readName?.()) ?? '');
  await transport.send(
    {
      from: { name, address: sender.address },
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      envelope: { from: bounce ?? sender.address, to: [to] },
      subject,
      text,
      html: dressEmail(html, brand),
      date: postmark.at,
      messageId: `<job-${postmark.id}.${postmark.nonce}@${sender.host}>`,
      headers: getHeaders(email),
      attachments: [
        ...(brand.logo && showsLogo(html) ? [toInlineLogo(brand.logo)] : []),
        ...(email.attachments ?? []).map(({ name, type, base64 }) => ({
          filename: name,
          contentType: type,
          content: base64,
          encoding: 'base64',
        })),
      ],
    },
    postmark,
  );
}

/** Part of the email itself: it shows without loading anything, and stays what it was. */
const toInlineLogo = ({ png }: BrandLogo) => ({
  filename: 'logo.png',
  contentType: 'image/png',
  content: Buffer.from(png),
  cid: LOGO_CID,
  contentDisposition: 'inline' as const,
});

const getHeaders = ({ automatic, unsubscribe }: RenderedEmail): Record<string, string> => ({
  ...(automatic && { 'Auto-Submitted': 'auto-generated' }),
  ...(unsubscribe !== undefined && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

function smtpTransport(url: string, dkim: DkimSigning | undefined): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      ...(dkim && { dkim }),
      ...SAFETY,
    });
  };
  let smtp: ReturnType<typeof open> | undefined;
  return {
    async send(message) {
      smtp ??= open();
      await (await smtp).sendMail(message);
    },
    close: () => void smtp?.then((opened) => opened.close()),
  };
}

/**
 * Writes files named by date, then by job; a second try replaces the first. One after the other: each waits for the disk
 * in a thread of Node's, of which there are four, and those who write to the database need one.
 */
function outboxTransport(folder: string): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...SAFETY });
  };
  let composer: ReturnType<typeof open> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async send(message, { id, at }) {
      composer ??= open();
      const { message: eml } = await (await composer).sendMail(message);
      if (!Buffer.isBuffer(eml)) throw new Error('Le courriel n’a pas pu être composé.');
      const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
      const path = join(folder, `${stamp}-${String(id).padStart(9, '0')}.eml`);
      const written = last.then(() => writeFileAtomically(path, eml));
      last = written.catch(() => {});
      await written;
    },
    close() {},
  };
}

interface Sender {
  name: string;
  address: string;
  /** Domain part of the app's Message-IDs. */
  host: string;
}

const ADDRESS = /^[^\s<>",;:@()[\]\\]+@[^\s<>",;:@()[\]\\]+$/;

/**
 * Reads `MAIL_FROM` ("Name <address>" or an address); without it returns `no-reply` at the public address's host.
 * @throws Error with one French line.
 */
function parseSender(mailFrom: string | undefined, publicUrl: string): Sender {
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  if (mailFrom === undefined) return { name: '', address: `no-reply@${host}`, host };
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>\s*$/.exec(mailFrom) ?? [];
  const address = (bracketed ?? mailFrom).trim();
  if (!ADDRESS.test(address))
    throw new Error('Configuration : la variable MAIL_FROM est invalide (une adresse attendue).');
  return { name: cleanLine(name).replace(/^"|"$/g, ''), address, host };
}
