import { describe, expect, it } from 'vitest';
import { toMessageText } from './incoming-mail.rules.ts';

describe('toMessageText', () => {
  it('returns the text alone when every attachment was taken', () => {
    expect(toMessageText('Jeudi me va.', [], true)).toBe('Jeudi me va.');
  });

  it('says what an email without a text brought', () => {
    expect(toMessageText('', [], true)).toBe('(Photos sans texte.)');
    expect(toMessageText('', [], false)).toBe('(E-mail sans texte.)');
  });

  it('names ten of the attachments that were not taken', () => {
    const names = Array.from({ length: 12 }, (_, at) => `plan-${at}.pdf`);
    expect(toMessageText('Voici.', names.slice(0, 2), false)).toBe(
      'Voici.\n\n(Pièces jointes non reprises : plan-0.pdf, plan-1.pdf)',
    );
    expect(toMessageText('Voici.', names, false)).toMatch(/plan-9\.pdf…\)$/);
  });
});
