import { describe, expect, it } from 'vitest';
import { cityContent } from './city.fixture.server.ts';
import { compareCityContents, listTexts } from './city-comparison.views.ts';

const content = cityContent('Nantes');

describe('compareCityContents', () => {
  it('finds no difference between a text and itself', () => {
    expect(compareCityContents(content, content)).toEqual([]);
  });

  it('names section, field and both texts, also of added and removed entries', () => {
    const changed = {
      ...content,
      scene: 'lyon' as const,
      hero: { ...content.hero, title: 'Les toits de Nantes' },
      roofs: { ...content.roofs, paragraphs: [...content.roofs.paragraphs, 'Deuxième paragraphe.'] },
      questions: { title: 'Questions', list: [] },
    };
    const differences = compareCityContents(content, changed);
    expect(differences).toEqual([
      { section: 'Dessin', field: '', before: 'Aucun', after: 'Colline et quais' },
      {
        section: 'En tête de page',
        field: 'Titre',
        before: 'Couvreur à Nantes, près de chez vous',
        after: 'Les toits de Nantes',
      },
      { section: 'Questions fréquentes', field: '1 · Question', before: 'Venez-vous vite ?', after: '' },
      { section: 'Questions fréquentes', field: '1 · Réponse', before: 'Oui.', after: '' },
      { section: 'Les toits d’ici', field: 'Paragraphes · 2', before: '', after: 'Deuxième paragraphe.' },
    ]);
  });
});

describe('listTexts', () => {
  it('lists each text with its path', () => {
    expect(listTexts({ a: 'un', b: [{ c: 'deux' }], d: null, e: 3 })).toEqual([
      ['a', 'un'],
      ['b.0.c', 'deux'],
    ]);
  });
});
