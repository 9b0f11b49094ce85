import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppState } from '../app-state.server.ts';
import { PagePart, PreloadsOfParts, RenderPartContext } from './page-part.tsx';
import { documentParts } from './page-parts.server.ts';

interface Company {
  name: string;
  towns: string[];
  size: number;
}

let renders = 0;

/** Counts its renders; reads no size. */
function Card({ company, title }: { company: Company; title: string; note?: string }) {
  renders += 1;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {company.name}
      {company.towns.length > 0 && <p>{company.towns.join()}</p>}
    </section>
  );
}

const COMPANY = { name: 'Martin', towns: ['Lyon'], size: 3 };

/** Returns a document of an app, and how many cards were rendered for it. */
function show(app: AppState, content: React.ReactNode, path = '/') {
  renders = 0;
  const html = app.run(() => {
    const parts = documentParts(path, () => ({}));
    const page = (
      <RenderPartContext value={parts.render}>
        <PreloadsOfParts />
        <main>{content}</main>
      </RenderPartContext>
    );
    return parts.fill([parts.preload(renderToString(page))]).toString();
  });
  return { html, renders };
}

const card = (company: Company, { title = 'Nous', name = 'card', ...more }: Record<string, string> = {}) => (
  <PagePart of={Card} name={name} props={{ company, title, ...more }} />
);

describe('PagePart', () => {
  it('renders a component once for the same values, also from other objects', () => {
    const app = new AppState();
    const first = show(app, card(COMPANY));
    expect(first.html).toContain('<main><section aria-labelledby="_card-R_');
    expect(first.renders).toBe(1);
    expect(show(app, card(structuredClone(COMPANY)))).toEqual({ html: first.html, renders: 0 });
  });

  it('renders again when a value changes that the component has read, and for no other', () => {
    const app = new AppState();
    show(app, card(COMPANY));
    expect(show(app, card({ ...COMPANY, size: 4 })).renders).toBe(0);
    expect(show(app, card(COMPANY, { note: 'x' })).renders).toBe(0);
    expect(show(app, card({ ...COMPANY, towns: ['Lyon', 'Valence'] })).html).toContain('Lyon,Valence');
    expect(show(app, card({ ...COMPANY, towns: [] })).html).not.toContain('<p>');
    expect(show(app, card(COMPANY, { title: 'Eux' })).html).toContain('Eux');
  });

  it('follows the names of the fields that a component lists', () => {
    const List = ({ facts }: { facts: Record<string, string> }) => <p>{Object.keys(facts).join()}</p>;
    const list = (facts: Record<string, string>) => <PagePart of={List} name="list" props={{ facts }} />;
    const app = new AppState();
    expect(show(app, list({ a: '1' })).html).toContain('<p>a</p>');
    expect(show(app, list({ a: '1', b: '2' })).html).toContain('<p>a,b</p>');
  });

  it('refuses a component that changes what it shows', () => {
    const Changing = ({ company }: { company: Company }) => {
      company.name = 'Durand';
      return null;
    };
    expect(() => show(new AppState(), <PagePart of={Changing} name="changing" props={{ company: COMPANY }} />)).toThrow(
      TypeError,
    );
  });

  it('keeps the parts of each page and of each app apart, and shares those of one scope', () => {
    const app = new AppState();
    show(app, card(COMPANY));
    expect(show(app, card(COMPANY), '/contact').renders).toBe(1);
    expect(show(new AppState(), card(COMPANY)).renders).toBe(1);
    const shared = <PagePart of={Card} name="card" scope="" props={{ company: COMPANY, title: 'Nous' }} />;
    expect([show(app, shared).renders, show(app, shared, '/contact').renders]).toEqual([1, 0]);
  });

  it('gives ids of its own to each part, and puts every part in its place', () => {
    const app = new AppState();
    const two = (
      <>
        {card(COMPANY, { title: 'Un' })}
        <hr />
        {card(COMPANY, { title: 'Deux', name: 'other' })}
      </>
    );
    const { html } = show(app, two);
    expect(new Set(html.match(/id="[^"]+"/g)).size).toBe(2);
    expect(html).toMatch(/Un<\/h2>.*<hr\/>.*Deux<\/h2>/);
  });

  it('renders a part inside a part again by itself, with all that contains it', () => {
    const Page = ({ company, place }: { company: Company; place: string }) => (
      <div data-place={place}>{card(company)}</div>
    );
    const page = (company: Company, place: string) => <PagePart of={Page} name="Page" props={{ company, place }} />;
    const app = new AppState();
    show(app, page(COMPANY, 'a'));
    expect(show(app, page({ ...COMPANY, size: 9 }, 'a')).renders).toBe(0);
    const moved = show(app, page(COMPANY, 'b'));
    expect(moved.html).toContain('data-place="b"');
    expect(moved.renders).toBe(0);
    expect(show(app, page({ ...COMPANY, name: 'Durand' }, 'b')).html).toContain('Durand');
  });

  it('puts the preload links of its pictures into the head, once', () => {
    const Photo = ({ src }: { src: string }) => <img src={src} alt="" fetchPriority="high" />;
    const photo = (name: string) => <PagePart of={Photo} name={name} props={{ src: '/toit.webp' }} />;
    const app = new AppState();
    const two = (
      <>
        {photo('a')}
        {photo('b')}
      </>
    );
    const { html } = show(app, two);
    expect(html).toMatch(/^<link rel="preload" as="image" href="\/toit.webp"[^>]*><main><img /);
    expect(html.match(/rel="preload"/g)).toHaveLength(1);
    expect(show(app, two).html).toBe(html);
  });

  it('drops what was used least recently when all parts are too large', () => {
    const app = new AppState();
    const long = 'x'.repeat(900_000);
    const page = (path: string) => show(app, card(COMPANY, { title: long }), path).renders;
    expect(['/a', '/b', '/c', '/d'].map(page)).toEqual([1, 1, 1, 1]);
    expect(page('/a')).toBe(0);
    expect([page('/e'), page('/a'), page('/b')]).toEqual([1, 0, 1]);
  });

  it('renders the plain component where nothing is stored', () => {
    renders = 0;
    expect(renderToString(card(COMPANY))).toMatch(/^<section aria-labelledby="_R_/);
    expect(renderToString(<PreloadsOfParts />)).toBe('');
  });
});
