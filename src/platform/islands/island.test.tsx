import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Island, RenderIslandContext } from './island.tsx';
import { islandRenderer } from './render-island.server.ts';
import { getStaticHandle } from './static-document.ts';

interface FormProps {
  title: string;
  days?: number[];
}

function Form({ title, days = [] }: FormProps) {
  const id = useId();
  return (
    <form>
      <label htmlFor={id}>{title}</label>
      <input id={id} defaultValue={days.join()} />
    </form>
  );
}

function Photo({ src }: { src: string }) {
  return <img src={src} alt="Toit" fetchPriority="high" />;
}

function AnonymousVisitor({ onPress }: { onPress: () => void }) {
  return <button type="button" onClick={onPress} />;
}

const renderIsland = islandRenderer({
  '/src/domains/contact/public/islands/quote-form.tsx': { default: Form },
  '/src/domains/website/public/islands/photo.tsx': { default: Photo },
});

const onServer = (page: React.ReactNode) =>
  renderToString(<RenderIslandContext value={renderIsland}>{page}</RenderIslandContext>);

describe('Island', () => {
  test('renders an island with its name, hydration time, props and markup', () => {
    const html = onServer(<Island of={Form} props={{ title: 'Votre "toit" <b>', days: [1, 2] }} when="idle" />);
    expect(html).toContain('data-island="contact/quote-form"');
    expect(html).toContain('data-when="idle"');
    expect(html).toContain(
      'data-props="{&quot;title&quot;:&quot;Votre \\&quot;toit\\&quot; &lt;b&gt;&quot;,&quot;days&quot;:[1,2]}"',
    );
    expect(html).toContain('value="1,2"');
  });

  test('renders the storage key that hydrates an island', () => {
    const html = onServer(<Island of={Form} props={{ title: 'a' }} when="interaction" hydrateWhen="discussion" />);
    expect(html).toContain('data-when="interaction" data-hydrate-when="discussion"');
    expect(onServer(<Island of={Form} props={{ title: 'a' }} />)).not.toContain('hydrate-when');
  });

  test('gives two islands of one kind different ids, with the prefix that the browser receives', () => {
    const html = onServer(
      <main>
        <Island of={Form} props={{ title: 'a' }} />
        <Island of={Form} props={{ title: 'b' }} />
      </main>,
    );
    const prefixes = [...html.matchAll(/data-ids="([^"]+)"/g)].map(([, prefix]) => prefix);
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(prefixes).toHaveLength(2);
    for (const [place, id] of ids.entries()) expect(id).toContain(prefixes[place]);
  });

  test('keeps the preload link of an image out of the island, where it would break hydration', () => {
    const html = onServer(<Island of={Photo} props={{ src: '/toit.webp' }} />);
    expect(html).toMatch(/data-island="website\/photo"[^>]*><img /);
  });

  test('renders an island outside a static document as the plain component in the same wrapper', () => {
    const html = renderToString(<Island of={Form} props={{ title: 'a' }} className="place" />);
    expect(html).toMatch(/^<div class="place"><form>/);
  });

  test('refuses a component that is no island by name', () => {
    expect(() =>
      renderIsland({ of: AnonymousVisitor as React.ComponentType, props: {}, when: 'idle', ids: '' }),
    ).toThrow(/AnonymousVisitor/);
  });

  test('rejects props that JSON cannot represent at compile time', () => {
    // @ts-expect-error a function cannot travel
    const refused = <Island of={AnonymousVisitor} props={{ onPress: () => undefined }} />;
    // @ts-expect-error a required prop is missing
    const missing = <Island of={Form} />;
    expect([refused, missing]).toHaveLength(2);
  });

  test('treats a page as a static document when one of its routes says so, or no route matched', () => {
    expect(getStaticHandle([undefined, { static: true, cache: false }, undefined])).toEqual({
      static: true,
      cache: false,
    });
    expect(getStaticHandle([undefined, { title: 'x' }])).toBeUndefined();
    expect(getStaticHandle([undefined])).toEqual({ static: true });
  });
});
