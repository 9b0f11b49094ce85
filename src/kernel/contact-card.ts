import type { KnownPerson } from './known-person.ts';

/** Octets of a line, without its end; a longer one is folded (RFC 6350, 3.2). */
const LINE_OCTETS = 75;
const ADDRESS = /^(.*?),?\s*\b(\d{5})\s+([^\d,]+)$/su;

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '');

/** Splits a line without cutting a character; further parts begin with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** Returns street, town and postcode of a French address; an address without a postcode is all street. */
function getAddressParts(address: string): [street: string, town: string, postcode: string] {
  const [, street = '', postcode = '', town = ''] = ADDRESS.exec(address.trim()) ?? [];
  return postcode === '' ? [address.trim(), '', ''] : [street.trim(), town.trim(), postcode];
}

/** Returns a person as a vCard 3.0 (RFC 2426), which telephones of every make import; empty fields are left out. */
export function toContactCard({ name, email, phone, address }: KnownPerson): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const names = others.length === 0 ? [first, ''] : [others.join(' '), first];
  const [street, town, postcode] = getAddressParts(address);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name.trim())}`,
    `N:${names.map(escapeText).join(';')};;;`,
    phone && `TEL;TYPE=CELL:${escapeText(phone)}`,
    email && `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    address.trim() && `ADR;TYPE=HOME:;;${[street, town, '', postcode, ''].map(escapeText).join(';')}`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}
