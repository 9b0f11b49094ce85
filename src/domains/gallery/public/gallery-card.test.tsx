import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GalleryCard } from './gallery-card.tsx';

const WORK = {
  title: 'Chéneau refait',
  description: 'Fond repris.',
  category: 'Zinguerie',
  location: 'Valence',
  image: '/media/b-1200.webp',
  image_alt: 'Chéneau neuf',
  before_image: '/media/a-1200.webp',
  before_alt: 'Chéneau percé',
  credit: 'Illustration',
  date: '2026-03-14',
};

const markup = (work: Partial<typeof WORK> = {}, isMovable = false) =>
  renderToStaticMarkup(<GalleryCard item={{ ...WORK, ...work }} fallback="/media/z-1200.webp" isMovable={isMovable} />);

describe('GalleryCard', () => {
  it('shows both pictures with alt text, title, place, date and credit', () => {
    const view = ['a-800.webp', 'b-800.webp', 'alt="Chéneau percé"', 'alt="Chéneau neuf"', 'Avant', 'Après'];
    for (const part of [
      ...view,
      'Chéneau refait',
      'Fond repris.',
      'Zinguerie',
      'Valence',
      'mars 2026',
      'Illustration',
    ]) {
      expect(markup()).toContain(part);
    }
  });

  it('shows the finished work alone when there is no “before” picture', () => {
    const html = markup({ before_image: '', before_alt: '' }, true);
    expect(html.match(/<img/g)).toHaveLength(1);
    for (const absent of ['Avant', 'Après', '<input']) expect(html).not.toContain(absent);
  });

  it('omits unknown values', () => {
    const html = markup({ description: '', location: '', date: '', credit: '' });
    for (const absent of ['<time', 'icon-pin', 'Illustration']) expect(html).not.toContain(absent);
  });

  it('shows a labelled slider only where it can be moved, hidden until the script runs', () => {
    expect(markup()).not.toContain('<input');
    expect(markup({}, true)).toMatch(
      /<input type="range"[^>]*aria-label="Comparer avant et après : Chéneau refait"[^>]*hidden/,
    );
  });
});
