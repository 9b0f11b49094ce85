import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';

const cards = [
  { key: 1, card: <a href="/a">A</a> },
  { key: 2, card: <a href="/b">B</a> },
];

const markup = (withoutLinks?: boolean) =>
  renderToStaticMarkup(
    <Carousel
      id="rangee"
      label="Nos services"
      heading={<h2>Titre</h2>}
      controls={<i>boutons</i>}
      cards={cards}
      {...(withoutLinks === undefined ? {} : { withoutLinks })}
    />,
  );

describe('Carousel', () => {
  it('renders a named carousel: title, buttons, then each card once in an accessible list', () => {
    expect(markup().replace(/ class="[^"]*"/g, '')).toBe(
      '<section aria-roledescription="carrousel" aria-label="Nos services">' +
        '<div><h2>Titre</h2><i>boutons</i></div>' +
        '<div id="rangee" data-mode="list"><div><ul data-deferred="">' +
        '<li data-deferred="near"><a href="/a">A</a></li><li data-deferred="near"><a href="/b">B</a></li>' +
        '</ul></div></div></section>',
    );
  });

  it('tells the cards that may be in a window from those that wait for their layout', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, card: key }));
    const row = renderToStaticMarkup(<Carousel id="rangee" label="" heading="" controls="" cards={many} />);
    expect([...row.matchAll(/<li[^>]*data-deferred="(\w*)"/g)].map(([, how]) => how)).toEqual([
      ...['near', 'near', 'near'],
      ...['', ''],
    ]);
  });

  it('makes the row itself focusable, with its name, when it has no focusable content', () => {
    expect(markup()).not.toContain('tabindex');
    expect(markup(true)).toContain('tabindex="0" role="group" aria-label="Nos services"');
  });
});
