import { describe, expect, it } from 'vitest';
import { readReviews, sameness } from './testimonial-import.rules.ts';

const TEXTS = { empty: 'Rien.', missing: 'Sans « {column} ».', tooMany: '{max} au plus.' };
const read = (cells: string[][], known: { name: string; content: string }[] = []) =>
  readReviews(
    cells.map((record, place) => ({ line: place + 1, cells: record })),
    new Set(known.map(sameness)),
    TEXTS,
  );

describe('testimonial import rules', () => {
  it('reads headings in French or English, in any order, and reports the ignored ones', () => {
    const { reviews, errors, ignored } = read([
      ['Étoiles', 'City', 'Témoignage', 'CLIENT', 'Ajouté le', 'Statut', 'Date des travaux', 'sort_order'],
      ['4/5', 'Crest', 'Merci.', 'Odile', '2026-01-01', 'Inactif', '3/4/2026', '30'],
    ]);
    expect([errors, ignored]).toEqual([[], ['Ajouté le']]);
    expect(reviews[0]).toMatchObject({
      line: 2,
      is_known: false,
      review: {
        name: 'Odile',
        location: 'Crest',
        content: 'Merci.',
        rating: 4,
        is_active: false,
        experience_date: '2026-04-03',
        sort_order: 30,
        is_verified: false,
      },
    });
  });

  it('defaults to five stars and published', () => {
    const { reviews } = read([
      ['nom', 'avis', 'note', 'actif'],
      ['Odile', 'Merci.', '', ''],
      ['Paul', 'Bien.', '★★★☆☆', 'oui'],
      ["'=Ida", 'Bien.', '2,0', 'non'],
    ]);
    expect(reviews.map(({ review: { name, rating, is_active } }) => [name, rating, is_active])).toEqual([
      ['Odile', 5, true],
      ['Paul', 3, true],
      ['=Ida', 2, false],
    ]);
  });

  it.each([
    [['', 'x', '5'], 'Nom : Ce champ est obligatoire.'],
    [['Odile', '', '5'], 'Avis : Ce champ est obligatoire.'],
    [['Odile', 'x', '6'], 'Note : un nombre de 1 à 5 est attendu.'],
    [['Odile', 'x', 'bien'], 'Note : un nombre de 1 à 5 est attendu.'],
    [['Odile', 'x', '5', 'peut-être'], 'Statut : « actif » ou « inactif » est attendu.'],
    [['Odile', 'x', '5', '', '31/02/2026'], 'Date des travaux : une date est attendue (31/12/2026).'],
    [['Odile', 'x', '5', '', '', 'premier'], 'Ordre : un nombre entier est attendu.'],
    [['Odile'], 'Avis : Ce champ est obligatoire.'],
  ])('rejects %j: %s', (cells, message) => {
    const { errors, reviews } = read([['nom', 'avis', 'note', 'statut', 'date', 'ordre'], cells]);
    expect(errors).toEqual([{ line: 2, message }]);
    expect(reviews).toEqual([]);
  });

  it('detects a duplicate, on the site or earlier in the file', () => {
    const { reviews } = read(
      [
        ['nom', 'avis'],
        ['Odile', 'Merci.'],
        ['Paul', 'Bien.'],
        ['PAUL', 'bien.'],
      ],
      [{ name: 'odile', content: 'MERCI.' }],
    );
    expect(reviews.map(({ is_known }) => is_known)).toEqual([true, false, true]);
  });

  it.each([
    [[], 'Rien.'],
    [[['nom', 'avis']], 'Rien.'],
    [[['note'], ['5']], 'Sans « Nom ». Sans « Avis ».'],
    [[['nom', 'avis'], ...Array.from({ length: 501 }, () => ['a', 'b'])], '500 au plus.'],
  ])('reports why a file cannot be imported', (cells, message) => {
    expect(read(cells).errors).toEqual([{ line: 1, message }]);
  });
});
