import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { Frame } from '#src/domains/website/public/frame.tsx';
import { readPublicFrame } from '#src/domains/website/site.queries.server.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { pageRequest } from '#src/platform/http/page-request.server.ts';
import { RenderIslandContext } from '#src/platform/islands/island.tsx';
import { PreloadsOfParts, RenderPartContext } from '#src/platform/islands/page-part.tsx';
import { documentParts } from '#src/platform/islands/page-parts.server.ts';
import { islandRenderer } from '#src/platform/islands/render-island.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useFilledDatabase } from '#tests/support/database.ts';
import { fillDemo } from './fill-demo.server.ts';

/** One page of the layout of public pages. */
interface PageModule {
  default: ComponentType<object>;
  handle: { path?: string };
  loader?: (page: object) => Promise<{ data?: object }>;
}

type Content = Record<string, unknown>;

const MODULES = import.meta.glob<PageModule>('/src/domains/**/public/*-page.tsx');
const ISLANDS = import.meta.glob(['/src/{domains/**,ui}/public/islands/*.tsx', '!/src/**/*.test.tsx'], { eager: true });
const renderIsland = islandRenderer(ISLANDS);

const WEBSITE = '/src/domains/website/public';
/** Addresses of every kind of public page, with their files. */
const PAGES: Record<string, string> = {
  '/': `${WEBSITE}/home-page.tsx`,
  '/services': `${WEBSITE}/services-page.tsx`,
  '/contact?service=zinguerie': `${WEBSITE}/contact-page.tsx`,
  '/a-propos': `${WEBSITE}/about-page.tsx`,
  '/tarifs': `${WEBSITE}/prices-page.tsx`,
  '/zones': `${WEBSITE}/zones-page.tsx`,
  '/avis': `${WEBSITE}/reviews-page.tsx`,
  '/realisations?page=2': `${WEBSITE}/gallery-page.tsx`,
  '/mentions-legales': `${WEBSITE}/legal-notice-page.tsx`,
  '/confidentialite': `${WEBSITE}/privacy-page.tsx`,
  '/accessibilite': `${WEBSITE}/accessibility-page.tsx`,
  '/plan-du-site': `${WEBSITE}/site-map-page.tsx`,
  '/services/zinguerie': '/src/domains/services/public/service-page.tsx',
  '/services/ville/lyon': '/src/domains/places/cities/public/city-page.tsx',
  '/blog': '/src/domains/blog/public/blog-page.tsx',
  '/blog/canal-romane-plate-ardoise-ou-lauze-choisir-sa-couverture': '/src/domains/blog/public/article-page.tsx',
};

interface LoadedPage {
  path: string;
  module: PageModule;
  frame: Content;
  loaderData: Content;
}

async function load(address: string, file: string): Promise<LoadedPage> {
  const module = await (MODULES[file] as () => Promise<PageModule>)();
  const request = new Request(`https://site.example${address}`);
  const context = new RouterContextProvider();
  context.set(pageRequest, { requestId: 'test', clientAddress: '192.0.2.1', userAgent: '', nonce: '' });
  const slug = address.split('/').at(-1);
  const answer = await module.loader?.({ request, context, params: { slug } });
  const frame: Content = await readPublicFrame(asVisitor(), {});
  return { path: new URL(request.url).pathname, module, frame, loaderData: (answer?.data ?? {}) as Content };
}

/** Returns the bytes of a page with the stored parts of an app. */
function render(app: AppState, { path, module, frame, loaderData }: LoadedPage): string {
  const Page = module.default;
  const matches = [{ id: 'app/layouts/public-layout', loaderData: frame }];
  return app.run(() => {
    const parts = documentParts(path, renderIsland);
    const html = renderToString(
      <RenderIslandContext value={renderIsland}>
        <RenderPartContext value={parts.render}>
          <html lang="fr">
            <head>
              <PreloadsOfParts />
            </head>
            <body>
              <Frame frame={frame as never} path={module.handle.path ?? ''}>
                <Page {...{ loaderData, matches }} />
              </Frame>
            </body>
          </html>
        </RenderPartContext>
      </RenderIslandContext>,
    );
    return parts.fill([parts.preload(html)]).toString();
  });
}

/** Returns the page as an app without any stored part renders it; undefined when its content cannot be shown. */
function renderWhole(page: LoadedPage): string | undefined {
  try {
    return render(new AppState(), page);
  } catch {
    return undefined;
  }
}

/** Returns the place of each value that is no object, and of each list. */
function listPlaces(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [place];
  const inside = Object.entries(value).flatMap(([name, one]) => listPlaces(one, [...place, name]));
  return Array.isArray(value) ? [place, ...inside] : inside;
}

function changeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed().slice(1);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}é <x>` : 'texte';
}

/** Returns the content with one value changed: the objects around it are new, those beside it the same. */
function changeAt(content: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return changeValue(content);
  if (Array.isArray(content)) return content.map((one, place) => (String(place) === name ? changeAt(one, rest) : one));
  return { ...(content as Content), [name]: changeAt((content as Content)[name], rest) };
}

const YEAR_MS = 366 * 86_400_000;
const PLACES = 2 ** 30;
const CHANGES = 60;

/** A page of the list, one of its values, and whether all its objects are read anew. */
const aChange = fc.record({ page: fc.nat(PLACES), place: fc.nat(PLACES), isReadAnew: fc.boolean() });
type Change = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never;

const at = <Value,>(values: readonly Value[], place: number): Value => values[place % values.length] as Value;

const folder = mkdtempSync(join(tmpdir(), 'demo-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every place shows the same picture, so that the demonstration is filled in a second. */
const drawPicture = async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b4431d' } });
  return new Uint8Array(await picture.png().toBuffer());
};

useFilledDatabase(async () => {
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  await fillDemo('test', drawPicture);
});

describe('PagePart on the pages of the demonstration', () => {
  let pages: LoadedPage[] = [];

  beforeEach(async () => {
    pages = [];
    for (const [address, file] of Object.entries(PAGES)) pages.push(await load(address, file));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the same bytes again, from the same content in other objects', () => {
    const app = new AppState();
    for (const page of pages) {
      const whole = renderWhole(page);
      expect(whole).toContain('</footer>');
      const { frame, loaderData } = page;
      const again = { ...page, ...structuredClone({ frame, loaderData }) };
      expect([render(app, page), render(app, page), render(app, again)]).toEqual([whole, whole, whole]);
    }
  });

  it('follows every change of content, and its end', () => {
    const app = new AppState();
    const before = new Map(pages.map((page) => [page, render(app, page)]));
    const check = ({ page: number, place, isReadAnew }: Change): void => {
      const page = at(pages, number);
      const { frame, loaderData } = page;
      const changed = changeAt({ frame, loaderData }, at(listPlaces({ frame, loaderData }), place)) as LoadedPage;
      const next = { ...page, ...(isReadAnew ? structuredClone(changed) : changed) };
      const whole = renderWhole(next);
      if (whole === undefined) return;
      expect(render(app, next)).toBe(whole);
      expect(render(app, page)).toBe(before.get(page));
    };
    fc.assert(fc.property(aChange, check), { numRuns: CHANGES });
  });

  it('shows the time of each render', () => {
    const app = new AppState();
    for (const page of pages) render(app, page);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + YEAR_MS });
    for (const page of pages) expect(render(app, page)).toBe(renderWhole(page));
  });
});
