import { describe, expect, it } from 'vitest';
import { toReplyText } from './reply-text.server.ts';

const QUOTED = '> Bonjour,\n>\n> Nous passons jeudi.\n';

describe('toReplyText', () => {
  it.each([
    ['Gmail', `Jeudi me va.\n\nLe jeu. 26 nov. 2026 à 10:12, Toitures <a@b.fr> a écrit :\n\n${QUOTED}`],
    [
      'Gmail, its heading on two lines',
      `Jeudi me va.\n\nLe jeu. 26 nov. 2026 à 10:12, Toitures du Pouzin\n<reponses+m1-ab@b.fr> a écrit :\n${QUOTED}`,
    ],
    [
      'Apple Mail on a telephone',
      `Jeudi me va.\n\nEnvoyé de mon iPhone\n\n> Le 26 nov. 2026 à 10:12, Toitures <a@b.fr> a écrit :\n> \n${QUOTED}`,
    ],
    [
      'Outlook',
      'Jeudi me va.\n\nDe : Toitures <a@b.fr>\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : Élodie\nObjet : Notre réponse\n\nBonjour,\nNous passons jeudi.',
    ],
    [
      'Outlook with a rule',
      'Jeudi me va.\n________________________________\nDe : Toitures <a@b.fr>\nNous passons jeudi.',
    ],
    ['Orange', "Jeudi me va.\n\n-----Message d'origine-----\nBonjour,\nNous passons jeudi."],
    ['Thunderbird in English', `Jeudi me va.\n\nOn 26/11/2026 10:12, Toitures wrote:\n${QUOTED}`],
    ['an answer below', `Le 26/11/2026 à 10:12, Toitures a écrit :\n${QUOTED}\nJeudi me va.`],
    ['a signature', 'Jeudi me va.\n\n-- \nÉlodie Vernet\n06 12 34 56 78'],
    ['an added line', 'Jeudi me va.\n\nEnvoyé à partir de Outlook pour Android'],
    ['nothing to remove', 'Jeudi me va.'],
  ])('returns what the person wrote: %s', (_program, whole) => {
    expect(toReplyText(whole)).toBe('Jeudi me va.');
  });

  it.each([
    ['answers between the quoted lines', '> Quel jour ?\nJeudi.\n> Quelle heure ?\nNeuf heures.'],
    ['an answer above and one below', `Bonjour,\n\nLe 26/11/2026, Toitures a écrit :\n${QUOTED}\nJeudi me va.`],
    ['a quotation alone', '> Bonjour'],
    [
      'a sentence that begins like a heading',
      'Le devis que votre collègue a écrit est bon.\nDe : rien de plus.\nMerci.',
    ],
  ])('keeps everything with %s', (_case, whole) => {
    expect(toReplyText(whole)).toBe(whole.trim());
  });

  it('takes time that grows with the length of the text only', () => {
    const begun = performance.now();
    toReplyText(`${'Le '.repeat(100)}\n`.repeat(150) + 'a écrit'.repeat(5_000));
    toReplyText('> '.repeat(25_000));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
