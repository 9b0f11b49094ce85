import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email as ParsedEmail } from 'postal-mime';
import { DomainError } from '#src/kernel/errors.ts';
import { cleanLine, cleanText, removeInvisible } from '#src/kernel/text.ts';
import { getFingerprint } from '../security/secrets.server.ts';
import { emailKey, type IncomingEmail, type IncomingFile, RECIPIENT_HEADERS } from './incoming-email.server.ts';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000, maxRfc822NestingDepth: 2 };
/** Smaller pictures within a text are logos of a signature. */
const LOGO_MAX_BYTES = 20_000;
const FILE_NAME_MAX = 80;
const TEXT_MAX = 50_000;
const HTML_READ = 500_000;
const HTML_OPTIONS = {
  wordwrap: false as const,
  limits: { maxDepth: 100, ellipsis: '' },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
};
const BULK = /^(bulk|junk|list|auto_reply)$/i;
const ROBOT = /^(mailer-daemon|postmaster|no-?reply)@/i;

const toBytes = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const isLogo = ({ related, disposition }: Attachment, { byteLength }: Uint8Array): boolean =>
  (related === true || disposition === 'inline') && byteLength < LOGO_MAX_BYTES;

const toFiles = (attachments: Attachment[]): IncomingFile[] =>
  attachments.flatMap((attachment) => {
    const bytes = toBytes(attachment);
    if (bytes.byteLength === 0 || isLogo(attachment, bytes)) return [];
    const name = cleanLine(removeInvisible(attachment.filename ?? attachment.mimeType)).slice(0, FILE_NAME_MAX);
    return [{ name, isPicture: attachment.mimeType.startsWith('image/'), bytes }];
  });

function isAutomatic({ headers }: ParsedEmail, address: string): boolean {
  const read = (name: string): string | undefined => headers.find(({ key }) => key === name)?.value.trim();
  const submitted = read('auto-submitted');
  return (
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    BULK.test(read('precedence') ?? '') ||
    read('return-path') === '<>' ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].some((name) => read(name) !== undefined) ||
    /^multipart\/report\b/i.test(read('content-type') ?? '') ||
    ROBOT.test(address)
  );
}

/** Renders an email without a plain part as text: quotations get `>`, pictures and targets of links are left out. */
const toText = ({ text, html }: ParsedEmail): string =>
  text?.trim() || (html === undefined ? '' : convert(html.slice(0, HTML_READ), HTML_OPTIONS));

/** Reads an email; the task of a thread, since a large one takes half a second. @throws DomainError `malformed`. */
export async function parseEmail({ raw }: { raw: Uint8Array }): Promise<IncomingEmail> {
  const email = await PostalMime.parse(raw, LIMITS).catch((cause: unknown) => {
    throw new DomainError('malformed', 'Cet e-mail est illisible.', { cause });
  });
  const address = cleanLine(email.from?.address ?? '').toLowerCase();
  const recipients = email.headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key)).map(({ value }) => value);
  return {
    key: email.messageId ? emailKey(email.messageId) : getFingerprint(Buffer.from(raw).toString('latin1')),
    from: { name: cleanLine(removeInvisible(email.from?.name ?? '')), address },
    recipients: recipients.join('\n'),
    subject: cleanLine(removeInvisible(email.subject ?? '')),
    text: cleanText(toText(email)).slice(0, TEXT_MAX),
    files: toFiles(email.attachments),
    isAutomatic: isAutomatic(email, address),
  };
}
