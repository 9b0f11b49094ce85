import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TestimonialCard } from './testimonial-card.tsx';

const REVIEW = {
  name: 'Odile Vernet',
  location: 'Crest',
  content: 'Toit refait.\nRien à redire.',
  rating: 4,
  image: '',
  experience_date: '2026-03-14',
  is_verified: true,
  created_at: '2026-04-02T22:30:00.000Z',
};

const markup = (review: Partial<typeof REVIEW> = {}, props: { reportHref?: string } = {}) =>
  renderToStaticMarkup(<TestimonialCard testimonial={{ ...REVIEW, ...review }} {...props} />);

describe('TestimonialCard', () => {
  it('writes the rating in words and fills as many stars', () => {
    expect(markup()).toContain('Note : 4 sur 5');
    expect(markup().match(/data-filled/g)).toHaveLength(4);
  });

  it('shows name, town, both days in Paris and that the review was checked', () => {
    for (const view of ['Odile Vernet', 'Crest', '3 avril 2026', '14 mars 2026', 'Avis vérifié']) {
      expect(markup()).toContain(view);
    }
  });

  it('shows nothing for unknown values', () => {
    const html = markup({ location: '', experience_date: '', is_verified: false });
    for (const absent of ['Travaux du', 'Avis vérifié', 'Signaler', '<img']) expect(html).not.toContain(absent);
  });

  it('shows a portrait instead of the initial', () => {
    expect(markup({ image: '/media/p-1200.webp' })).toContain('/media/p-800.webp');
  });

  it('names the review in the report link', () => {
    expect(markup({}, { reportHref: '/contact?sujet=x' })).toMatch(
      /href="\/contact\?sujet=x"[^>]*>Signaler cet avis <span class="vh">écrit par Odile Vernet/,
    );
  });
});
