import { randomUUID } from 'node:crypto';

interface Parts {
  to?: string;
  from?: string;
  subject?: string;
  messageId?: string;
  /** Lines after the usual headers, such as `Auto-Submitted: auto-replied`. */
  headers?: string[];
  text?: string;
  html?: string;
  files?: { name: string; type: string; bytes: Uint8Array; isInline?: boolean }[];
}

const lines = (...parts: string[]): string => parts.join('\r\n');

const toFilePart = ({ name, type, bytes, isInline }: NonNullable<Parts['files']>[number]): string =>
  lines(
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    '',
    Buffer.from(bytes).toString('base64'),
  );

/** Builds an email as a mail program sends it. */
export function rawEmail(parts: Parts): Buffer {
  const { to = 'contact@martin.example', from = 'Élodie <elodie.vernet@essai.example>', files = [] } = parts;
  const { subject = 'Re: votre message', messageId = `<${randomUUID()}@essai.example>`, headers = [] } = parts;
  const kind = parts.html === undefined ? 'plain' : 'html';
  const body = lines(
    `Content-Type: text/${kind}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    (parts.html ?? parts.text ?? '').replace(/\r?\n/g, '\r\n'),
  );
  const head = lines(
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    ...headers,
    'MIME-Version: 1.0',
  );
  if (files.length === 0) return Buffer.from(lines(head, body));
  const all = [body, ...files.map(toFilePart)].map((part) => lines('--limit', part)).join('\r\n');
  return Buffer.from(lines(head, 'Content-Type: multipart/mixed; boundary="limit"', '', all, '--limit--', ''));
}
