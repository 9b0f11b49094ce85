import { describe, expect, it } from 'vitest';
import { REVIEWS_SHOWN, toReviews, toWorks, WORKS_SHOWN } from './service-proof.views.ts';

const review = (content: string, rating = 5) => ({ content, rating });
const work = (title: string, category: string) => ({ title, category });

describe('service proof views', () => {
  it('shows three five-star reviews, those about the service first', () => {
    const all = [
      review('Très bien.'),
      review('Belle charpente.', 4),
      review('Une charpente refaite.'),
      review('Rapide.'),
      review('Propre.'),
    ];
    const view = toReviews('Charpente', all);
    expect(view.map(({ content }) => content)).toEqual(['Une charpente refaite.', 'Très bien.', 'Rapide.']);
    expect(view).toHaveLength(REVIEWS_SHOWN);
  });

  it('shows only works of the service, sorted by category before title', () => {
    const all = [
      work('Zinc à joint debout', 'Zinguerie'),
      work('Charpente et zinguerie', 'Installation'),
      work('Pannes redressées', 'Charpente'),
      work('Fermettes', 'Charpente'),
      work('Levage', 'Charpente'),
    ];
    expect(toWorks('Charpente', all.slice(0, 4)).map(({ title }) => title)).toEqual([
      'Pannes redressées',
      'Fermettes',
      'Charpente et zinguerie',
    ]);
    expect(toWorks('Charpente', all)).toHaveLength(WORKS_SHOWN);
    expect(toWorks('Isolation', all)).toEqual([]);
  });
});
