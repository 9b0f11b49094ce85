/** Prefixes of the departments overseas, by the first digits of their national numbers. */
const OVERSEAS: readonly [national: RegExp, prefix: string][] = [
  [/^0(?:262|263|269|639|69[23])/, '+262'],
  [/^0(?:590|69[01])/, '+590'],
  [/^0(?:594|694)/, '+594'],
  [/^0(?:596|69[67])/, '+596'],
];

/** Returns the number that a telephone link dials: national numbers get the prefix of France, or of their department overseas. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  if (!digits.startsWith('0')) return digits;
  const [, prefix = '+33'] = OVERSEAS.find(([national]) => national.test(digits)) ?? [];
  return `${prefix}${digits.slice(1)}`;
}

/** Formats a French number internationally, in pairs: "+33 4 65 71 00 00", overseas "+262 262 12 34 56". */
export const spaced = (phone: string): string =>
  dialled(phone)
    .replace(/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33 $1 $2 $3 $4 $5')
    .replace(/^(\+(?:262|59[046]))(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5');

/** Returns the WhatsApp link that starts a conversation; empty without a number. */
export const chatLink = (whatsapp: string): string =>
  whatsapp === '' ? '' : `https://wa.me/${dialled(whatsapp).replace('+', '')}`;
