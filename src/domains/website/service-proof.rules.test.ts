import { describe, expect, it } from 'vitest';
import { REVIEWS_SHOWN, reviewsOf, WORKS_SHOWN, worksOf } from './service-proof.rules.ts';

const review = (content: string, rating = 5) => ({ content, rating });
const work = (title: string, category: string) => ({ title, category });

describe('service proof rules', () => {
  it('shows three five-star reviews, those about the service first', () => {
    const all = [
      review('Très bien.'),
      review('Belle charpente.', 4),
      review('Une charpente refaite.'),
      review('Rapide.'),
      review('Propre.'),
    ];
    const shown = reviewsOf('Charpente', all);
    expect(shown.map(({ content }) => content)).toEqual(['Une charpente refaite.', 'Très bien.', 'Rapide.']);
    expect(shown).toHaveLength(REVIEWS_SHOWN);
  });

  it('shows only works of the service, sorted by category before title', () => {
    const all = [
      work('Zinc à joint debout', 'Zinguerie'),
      work('Charpente et zinguerie', 'Installation'),
      work('Pannes redressées', 'Charpente'),
      work('Fermettes', 'Charpente'),
      work('Levage', 'Charpente'),
    ];
    expect(worksOf('Charpente', all.slice(0, 4)).map(({ title }) => title)).toEqual([
      'Pannes redressées',
      'Fermettes',
      'Charpente et zinguerie',
    ]);
    expect(worksOf('Charpente', all)).toHaveLength(WORKS_SHOWN);
    expect(worksOf('Isolation', all)).toEqual([]);
  });
});
