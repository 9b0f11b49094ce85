import type { KnownPerson } from '#src/kernel/known-person.ts';
import { fold } from '#src/kernel/text.ts';

const toDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^(0033|33)/, '0');

/** Returns what makes two records the same person: the address, else the name with the telephone number. */
const getIdentity = ({ name, email, phone }: KnownPerson): string =>
  email === '' ? `${fold(name)}|${toDigits(phone)}` : fold(email);

/** Whether a text is part of the person's name, address or telephone number; an empty text is part of all. */
export function isFound({ name, email, phone }: KnownPerson, search: string): boolean {
  const wanted = fold(search.trim());
  if (fold(name).includes(wanted) || fold(email).includes(wanted)) return true;
  return /^[\d\s+.()-]+$/.test(wanted) && toDigits(phone).includes(toDigits(wanted));
}

/** Merges records of the same person; the first record counts, later ones fill what it lacks. Nameless records are left out. */
export function mergePeople(records: readonly KnownPerson[], limit: number): KnownPerson[] {
  const people = new Map<string, KnownPerson>();
  for (const { name, email, phone, address } of records) {
    if (name.trim() === '') continue;
    const record = { name: name.trim(), email: email.trim(), phone: phone.trim(), address: address.trim() };
    const identity = getIdentity(record);
    const known = people.get(identity);
    if (known === undefined) people.set(identity, record);
    else {
      known.phone ||= record.phone;
      known.address ||= record.address;
    }
  }
  return [...people.values()].slice(0, limit);
}
