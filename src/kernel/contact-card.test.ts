import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toContactCard } from './contact-card.ts';

const PAULE = {
  name: 'Paule Rivoire Duval',
  email: 'paule@essai.example',
  phone: '06 39 98 00 01',
  address: '3 rue du Four, 26400 Crest',
};

/** Without the character that stands for half of another one. */
const TEXT = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\uFFFD'));

describe('toContactCard', () => {
  it('writes name, telephone, email and the parts of the address', () => {
    expect(toContactCard(PAULE).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Paule Rivoire Duval',
      'N:Rivoire Duval;Paule;;;',
      'TEL;TYPE=CELL:06 39 98 00 01',
      'EMAIL;TYPE=INTERNET:paule@essai.example',
      'ADR;TYPE=HOME:;;3 rue du Four;Crest;;26400;',
      'END:VCARD',
      '',
    ]);
  });

  it.each([
    ['26400 Crest', 'ADR;TYPE=HOME:;;;Crest;;26400;'],
    ['le hameau', 'ADR;TYPE=HOME:;;le hameau;;;;'],
  ])('writes the address %j', (address, line) => {
    expect(toContactCard({ ...PAULE, address }).split('\r\n')).toContain(line);
  });

  it('leaves out what is unknown', () => {
    const card = toContactCard({ name: 'Paule', email: '', phone: '', address: '' });
    expect(card).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Paule\r\nN:Paule;;;;\r\nEND:VCARD\r\n');
  });

  it('lets no text begin a field of its own, and folds at 75 octets without cutting a character', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const card = toContactCard({ name: `A ${text}`, email: '', phone: '', address: `${text}\r\nX:1` });
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const fields = card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
        expect(fields.map((field) => field.replace(/[:;].*/su, ''))).toEqual([
          'BEGIN',
          'VERSION',
          'FN',
          'N',
          'ADR',
          'END',
        ]);
        expect(card).not.toContain('\uFFFD');
      }),
    );
  });
});
