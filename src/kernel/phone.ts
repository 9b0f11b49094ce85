/** Returns the number that a telephone link dials: national numbers get the French prefix. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('0') ? `+33${digits.slice(1)}` : digits;
}

/** Formats a French number internationally, in pairs: "+33 4 65 71 00 00". */
export const spaced = (phone: string): string =>
  dialled(phone).replace(/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33 $1 $2 $3 $4 $5');

/** Returns the WhatsApp link that starts a conversation; empty without a number. */
export const chatLink = (whatsapp: string): string =>
  whatsapp === '' ? '' : `https://wa.me/${dialled(whatsapp).replace('+', '')}`;
