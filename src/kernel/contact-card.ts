import { contentLines, toContentText } from './content-lines.ts';
import type { KnownPerson } from './known-person.ts';

const ADDRESS = /^(.*?),?\s*\b(\d{5})\s+([^\d,]+)$/su;

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
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${toContentText(name.trim())}`,
    `N:${names.map(toContentText).join(';')};;;`,
    phone && `TEL;TYPE=CELL:${toContentText(phone)}`,
    email && `EMAIL;TYPE=INTERNET:${toContentText(email)}`,
    address.trim() && `ADR;TYPE=HOME:;;${[street, town, '', postcode, ''].map(toContentText).join(';')}`,
    'END:VCARD',
  ]);
}
