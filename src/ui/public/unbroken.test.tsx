import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepNames } from './unbroken.tsx';

const markup = (title: string) => renderToStaticMarkup(<h2>{keepNames(title)}</h2>);

describe('keepNames', () => {
  it('keeps short names with hyphens on one line', () => {
    expect(markup('De Saint-Étienne à Clermont-Ferrand, vite')).toBe(
      '<h2>De <span data-unbroken="">Saint-Étienne</span> à <span data-unbroken="">Clermont-Ferrand</span>, vite</h2>',
    );
  });

  it('leaves long names and other words as they are', () => {
    for (const title of ['À Saint-Barthélemy-de-Vals', 'Un faux-plafond à Crest']) {
      expect(markup(title)).toBe(`<h2>${title}</h2>`);
    }
  });
});
