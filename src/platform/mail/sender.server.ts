import { cleanLine } from '#src/kernel/text.ts';

export interface Sender {
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
export function parseSender(mailFrom: string | undefined, publicUrl: string): Sender {
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  if (mailFrom === undefined) return { name: '', address: `no-reply@${host}`, host };
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>\s*$/.exec(mailFrom) ?? [];
  const address = (bracketed ?? mailFrom).trim();
  if (!ADDRESS.test(address))
    throw new Error('Configuration : la variable MAIL_FROM est invalide (une adresse attendue).');
  return { name: cleanLine(name).replace(/^"|"$/g, ''), address, host };
}
