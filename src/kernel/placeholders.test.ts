import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { findLeftOut, NO_FACTS, PLACEHOLDER_NAMES, unknownPlaceholders } from './placeholder-names.ts';
import { PLACEHOLDER_TEXTS } from './placeholders.texts.ts';
import { fillPlaceholders, fillTexts } from './placeholders.ts';

const FACTS = { ...NO_FACTS, town: 'Nantes', in_town: 'à Nantes', years: '12', answer: '4\u00a0h', name: 'eToit' };

describe('fillPlaceholders', () => {
  it.each([
    ['Depuis {years} ans {in_town}.', 'Depuis 12 ans à Nantes.'],
    ['Plus de {clients} clients.', ''],
    ['Rappel sous {answer}. Plus de {clients} clients. Devis gratuit.', 'Rappel sous 4\u00a0h. Devis gratuit.'],
    ['Devis gratuit. Plus de {clients} clients.', 'Devis gratuit.'],
    ['Une fuite\u202f? Appelez au {phone}\u202f! Nous venons.', 'Une fuite\u202f? Nous venons.'],
    ['« Un toit\u202f! » {clients} clients le disent.', '« Un toit\u202f! »'],
    ['Premier.\nPlus de {clients} clients.\n\nDernier.', 'Premier.\n\nDernier.'],
    ['Demandez M. Martin, art. 293 et {phone}.', ''],
    ['{?years}Métier certifié', 'Métier certifié'],
    ['{?clients}Métier certifié', ''],
    ['{in_town}, nous montons.', 'À Nantes, nous montons.'],
    ['{?years}{in_town} aussi.', 'À Nantes aussi.'],
    ['{name} vous répond.', 'eToit vous répond.'],
    ['Les avis de {name}, de {town}.', 'Les avis d’eToit, de Nantes.'],
    ['Un guide {name}.', 'Un guide eToit.'],
    ['Un {toit} inconnu.', ''],
    ['Un {constructor} inconnu.', ''],
  ])('fills “%s”', (text, filled) => expect(fillPlaceholders(text, FACTS)).toBe(filled));

  it('takes the values of a page, and zero is a value', () => {
    expect(fillPlaceholders('{count} villes, {town}', { ...FACTS, count: 0 })).toBe('0 villes, Nantes');
  });

  it('returns a text without braces as it is', () => {
    fc.assert(
      fc.property(anyText(), (any) => {
        const text = any.replace(/[{}]/g, '');
        return fillPlaceholders(text, FACTS) === text;
      }),
    );
  });

  it('never prints a placeholder, a sentence with an unknown value, or a value twice', () => {
    const sentence = fc.constantFrom('Un toit.', 'Plus de {clients} clients !', 'Sous {answer}.', '{?rating}Noté.');
    const separator = fc.constantFrom(' ', '\n', '\n\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(sentence, separator)), (parts) => {
        const text = parts.map(([one, space]) => one + space).join('');
        const complete = parts.filter(([one]) => !/\{(clients|\?rating)\}/.test(one)).map(([one]) => one);
        const expected = complete.map((one) => one.replace('{answer}', '4\u00a0h'));
        const words = (some: string): string => some.split(/[ \n]+/).join(' ');
        return words(fillPlaceholders(text, FACTS)).trim() === expected.join(' ');
      }),
    );
  });

  it('replaces no braces that come with a value', () => {
    fc.assert(
      fc.property(anyText(), (value) => {
        const town = value === '' ? 'x' : value;
        return fillPlaceholders('Couvreur : {town}', { town }) === `Couvreur : ${town}`;
      }),
    );
  });
});

describe('fillTexts', () => {
  it('leaves out items that lose a text, at every depth', () => {
    const texts = {
      title: 'Nous',
      lead: 'Plus de {clients} clients.',
      list: [
        { icon: 'clock', title: 'Réponse', text: 'Sous {answer}.' },
        { icon: 'award', title: 'Clients', text: 'Plus de {clients}.' },
        { icon: 'done', title: '', text: 'Sans titre.' },
      ],
      claims: ['Disponible {availability}', 'Depuis {years} ans'],
      groups: [{ name: 'Un', items: ['{clients}', '{years}'] }],
      count: 3,
    };
    expect(fillTexts(texts, FACTS)).toEqual({
      title: 'Nous',
      lead: '',
      list: [
        { icon: 'clock', title: 'Réponse', text: 'Sous 4\u00a0h.' },
        { icon: 'done', title: '', text: 'Sans titre.' },
      ],
      claims: ['Depuis 12 ans'],
      groups: [{ name: 'Un', items: ['12'] }],
      count: 3,
    });
  });
});

describe('unknownPlaceholders', () => {
  it('names each false placeholder once, as it is written', () => {
    const text = '{town} {Ville} {?clients} {?client} {Ville} {} {nom du site}';
    expect(unknownPlaceholders(text)).toEqual(['{Ville}', '{?client}', '{}', '{nom du site}']);
  });

  it('accepts every placeholder of the list, each with a label and an example', () => {
    expect(unknownPlaceholders(PLACEHOLDER_NAMES.map((name) => `{${name}}`).join(' '))).toEqual([]);
    for (const name of PLACEHOLDER_NAMES) {
      expect(PLACEHOLDER_TEXTS[name].label).not.toBe('');
      expect(PLACEHOLDER_TEXTS[name].example).not.toBe('');
    }
  });
});

describe('findLeftOut', () => {
  it('names the facts that each sentence lacks, also those that it only requires', () => {
    const text = 'Devis gratuit {in_town}. Plus de {clients} clients, notés {rating}. {?phone}Appelez.';
    expect(findLeftOut(text, FACTS)).toEqual([
      { sentence: 'Plus de {clients} clients, notés {rating}.', missing: ['clients', 'rating'] },
      { sentence: '{?phone}Appelez.', missing: ['phone'] },
    ]);
  });

  it('leaves what is no placeholder to the check of unknown ones', () => {
    expect(findLeftOut('Un {toit} {constructor}.', FACTS)).toEqual([]);
  });

  it('finds something exactly where filling shortens a text', () => {
    const sentence = fc.constantFrom('Un toit.', 'Plus de {clients} clients !', 'Sous {answer}.', '{?rating}Noté.');
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), (sentences) => {
        const text = sentences.join(' ');
        const isWhole = fillPlaceholders(text, FACTS) === text.replaceAll('{answer}', '4\u00a0h');
        return isWhole === (findLeftOut(text, FACTS).length === 0);
      }),
    );
  });
});
