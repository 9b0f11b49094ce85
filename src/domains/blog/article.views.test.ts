import { describe, expect, it } from 'vitest';
import {
  type Inline,
  isExternal,
  isSafeAddress,
  listPictures,
  readPicture,
  spaced,
  toLines,
  toOutline,
  toWords,
  writePicture,
} from './article.views.ts';

const STORED = `/media/${'a'.repeat(32)}-1200.webp`;

describe('article views', () => {
  describe('toLines', () => {
    it('starts a paragraph at each line break and ignores empty lines', () => {
      expect(toLines('Un.\nDeux.\n\n\n  Trois.  ')).toEqual([
        { kind: 'paragraph', text: 'Un.' },
        { kind: 'paragraph', text: 'Deux.' },
        { kind: 'paragraph', text: 'Trois.' },
      ]);
    });

    it.each([
      ['# Titre', { kind: 'heading', depth: 1, text: 'Titre' }],
      ['###### Petit', { kind: 'heading', depth: 6, text: 'Petit' }],
      ['####### Sept', { kind: 'paragraph', text: '####### Sept' }],
      ['#mousse', { kind: 'paragraph', text: '#mousse' }],
      ['#', { kind: 'paragraph', text: '#' }],
      ['- tuile', { kind: 'entry', number: undefined, text: 'tuile' }],
      ['  * tuile', { kind: 'entry', number: undefined, text: 'tuile' }],
      ['• tuile', { kind: 'entry', number: undefined, text: 'tuile' }],
      ['-5 °C cette nuit', { kind: 'paragraph', text: '-5 °C cette nuit' }],
      ['**Gras** d’abord', { kind: 'paragraph', text: '**Gras** d’abord' }],
      ['3. Vider', { kind: 'entry', number: 3, text: 'Vider' }],
      ['12) Vider', { kind: 'entry', number: 12, text: 'Vider' }],
      ['2026. Une année', { kind: 'paragraph', text: '2026. Une année' }],
    ])('reads %j on the line after a paragraph', (line, read) => {
      expect(toLines(`Avant.\n${line}`)[1]).toEqual(read);
    });

    it('takes a stored picture with words on a line of its own', () => {
      expect(toLines(` ![Un toit](${STORED}) `)).toEqual([{ kind: 'picture', image: STORED, alt: 'Un toit' }]);
    });

    it('returns no lines for blank text', () => expect(toLines(' \n\n')).toEqual([]));
  });

  it.each([
    [
      [1, 2, 3, 2, 1],
      [2, 3, 4, 3, 2],
    ],
    [
      [2, 2, 3],
      [2, 2, 3],
    ],
    [
      [3, 3],
      [2, 2],
    ],
    [
      [3, 2, 4],
      [2, 2, 3],
    ],
    [
      [1, 3, 6, 6],
      [2, 3, 4, 4],
    ],
    [
      [1, 2, 3, 4],
      [2, 3, 4, 4],
    ],
    [[], []],
  ])('maps heading marks %j to levels %j', (depths, levels) => {
    expect(toOutline(depths)).toEqual(levels);
  });

  describe('link addresses', () => {
    it.each([
      ['https://www.service-public.fr/a?b=c#d', true],
      ['HTTP://EXEMPLE.FR', true],
      ['mailto:contact@toitures.example', true],
      ['tel:+33465710012', true],
      ['/services/couverture', true],
      ['/tarifs?vue=1#haut', true],
      ['#partie-gel', true],
      ['/', true],
      ['javascript:alert(1)', false],
      ['JaVaScRiPt:alert(1)', false],
      ['java\nscript:alert(1)', false],
      [' javascript:alert(1)', false],
      ['data:text/html,x', false],
      ['vbscript:x', false],
      ['//ailleurs.example', false],
      ['/\\ailleurs.example', false],
      ['https:\\\\ailleurs.example', false],
      ['https:///x', false],
      ['https://a b', false],
      ['mailto:', false],
      ['mailto:a@b?body=x', true],
      ['tarifs', false],
      ['', false],
      [`/${'a'.repeat(2_000)}`, false],
    ])('checks whether %s may be a link: %s', (href, safe) => {
      expect(isSafeAddress(href)).toBe(safe);
    });

    it('treats an address as external only when it names another site', () => {
      expect([isExternal('https://a.example'), isExternal('/a'), isExternal('tel:1')]).toEqual([true, false, false]);
    });
  });

  it.each([
    ['Vraiment ? Oui : « bien » ; 5 % !', 'Vraiment\u202f? Oui\u00a0: «\u00a0bien\u00a0»\u202f; 5\u00a0%\u202f!'],
    ['12 ans, 8 m² et 3 mois', '12\u00a0ans, 8\u00a0m² et 3\u00a0mois'],
    ['8 mousses', '8 mousses'],
    ['https://a.fr/?b', 'https://a.fr/?b'],
  ])('sets “%s” with French spacing', (typed, set) => {
    expect(spaced(typed)).toBe(set);
  });

  it('returns the words of a line without its marks', () => {
    const inside: Inline[] = [
      { kind: 'text', text: 'Voir ' },
      {
        kind: 'link',
        href: '/a',
        isExternal: false,
        inside: [{ kind: 'strong', inside: [{ kind: 'text', text: 'ici' }] }],
      },
    ];
    expect(toWords(inside)).toBe('Voir ici');
  });

  it.each(['Un toit', ' [avant]\n(après) ', 'x'.repeat(400)])(
    'writes for a picture with the words %j a line that is read',
    (alt) => {
      expect(readPicture(writePicture(STORED, alt))).toMatchObject({ image: STORED });
    },
  );

  it('lists the pictures of a text once', () => {
    expect(listPictures(`![a](${STORED})\nTexte ![b](/media/${'b'.repeat(32)})\n![c](${STORED})`)).toEqual([STORED]);
  });
});
