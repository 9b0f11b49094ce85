import { sql } from 'kysely';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '#demo/demo-site.server.ts';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { anArea } from '#src/domains/places/zones/place.fixture.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { publishPage } from '#src/domains/site-pages/commands/publish-page.server.ts';
import { savePageDraft } from '#src/domains/site-pages/commands/save-page-draft.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { pageRequest } from '#src/platform/http/page-request.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import HomePage, { loader } from './home-page.tsx';

useDatabase();
const HOME = demoRecords('pages').find(({ page }) => page === 'home')!;
const system = systemContext('test');

type LoaderArguments = Parameters<typeof loader>[0];

/** Returns the page as rendered without script, and its cache header. */
async function home() {
  const context = new RouterContextProvider();
  context.set(pageRequest, { requestId: 'test', clientAddress: '192.0.2.1', userAgent: '', nonce: '' });
  const { data: loaderData, init } = await loader({ context } as Partial<LoaderArguments> as LoaderArguments);
  const layout = { id: 'app/layouts/public-layout', loaderData: await readPublicFrame(asVisitor(), {}) };
  const props = { loaderData, matches: [layout] } as unknown as ComponentProps<typeof HomePage>;
  return {
    html: renderToStaticMarkup(<HomePage {...props} />),
    cacheControl: new Headers(init?.headers).get('cache-control'),
  };
}

/** Publishes the page of the demo company, which has a section of every kind of the home page. */
async function publishDemoPage(): Promise<void> {
  await savePageDraft(system, { page: 'home', document: HOME.document });
  await publishPage(system, { page: 'home' });
}

const getPlaces = (html: string, parts: string[]): number[] => parts.map((part) => html.indexOf(part));

describe('HomePage', () => {
  it('contains every section in the defined order', async () => {
    await anArea(['44109'], 30);
    await publishDemoPage();
    await createService(system, { title: 'Zinguerie', description: 'Du zinc.' });
    await aTestimonial();
    await aGalleryItem();
    await aPost();
    const promo = { title: 'À lire', text: 'Ailleurs.', url: 'https://magazine.example/toit', label: 'Lire' };
    await saveSettings(system, { group: 'promo', values: promo });
    await saveSettings(system, { group: 'promises', values: { projects: { source: 'declared', value: 500 } } });
    const { html, cacheControl } = await home();
    const sections = [
      'aria-roledescription="diapositive"',
      'titre-horaires',
      'titre-metiers',
      'titre-a-propos',
      'titre-qualite',
      'titre-chiffres',
      'titre-methode',
      'titre-avis-clients',
      'titre-engagement',
      'titre-chantiers',
      'titre-articles',
      'https://magazine.example/toit',
      'titre-contact',
      '<iframe',
    ];
    const places = getPlaces(html, sections);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(cacheControl).toBeNull();
  });

  it('links each slide to contact and services, and each card to its pages', async () => {
    await publishDemoPage();
    await createService(system, { title: 'Zinguerie', description: 'Du zinc.' });
    await aPost({ title: 'Le gel' });
    const { html } = await home();
    const slides = html.split('aria-roledescription="diapositive"').slice(1);
    expect(slides).toHaveLength(4);
    for (const slide of slides) expect(slide).toMatch(/href="\/contact".*href="\/services"/s);
    const links = ['/services/zinguerie', '/contact?service=zinguerie#devis', '/blog/le-gel'];
    for (const link of links) expect(html).toContain(`href="${link}"`);
  });

  it('shows only what is promised, and nothing of a section without any of it', async () => {
    await publishDemoPage();
    const { html } = await home();
    for (const absent of [
      'titre-chiffres',
      'note moyenne',
      'réponse maximum',
      'Métier certifié',
      'Traitement garanti',
    ]) {
      expect(html).not.toContain(absent);
    }
    const values = { answer_hours: { source: 'declared', value: 4 }, years: { source: 'declared', value: 12 } };
    await saveSettings(system, { group: 'promises', values });
    const promised = (await home()).html;
    for (const promise of ['12+', 'réponse maximum', '4\u00a0h au maximum', 'Plus de 12\u00a0ans d’expérience']) {
      expect(promised).toContain(promise);
    }
    expect(promised).not.toContain('note moyenne');
  });

  it('shows a message in each empty carousel and no promotion', async () => {
    const { html, cacheControl } = await home();
    for (const what of ['service', 'avis', 'article']) {
      expect(html).toContain(`Aucun ${what} disponible pour le moment.`);
    }
    expect(html).toContain('Aucune galerie disponible pour le moment.');
    expect(html).not.toContain('titre-a-lire');
    expect(cacheControl).toBeNull();
  });

  it('shows marked fallback content for unreadable data and is not cached', async () => {
    await publishDemoPage();
    for (const table of ['services', 'testimonials', 'gallery_items', 'blog_posts']) {
      await sql`drop table ${sql.table(table)}`.execute(db());
    }
    const { html, cacheControl } = await home();
    expect(html.match(/ne peuvent pas être affichés pour le moment/g)).toHaveLength(2);
    expect(html).toContain('Nos réalisations ne peuvent pas être affichées pour le moment');
    const toRow = (id: string) => html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';
    const rows = ['metiers', 'avis-clients', 'chantiers', 'articles'].map(toRow);
    expect(rows.map((row) => row.match(/<article/g)?.length)).toEqual([6, 3, 3, 3]);
    expect(rows[3]).not.toContain('href');
    expect(html.includes('disponible pour le moment')).toBe(false);
    expect(cacheControl).toBe('no-store');
  });

  it('shows the sections that are stored, in their order, without the hidden ones', async () => {
    const { sections } = HOME.document;
    const order = ['methode', 'chiffres', 'accueil'];
    const chosen = order.map((id) => sections.find((section) => section.id === id));
    const hidden = { ...chosen[1], isHidden: true };
    await savePageDraft(system, {
      page: 'home',
      document: { meta: HOME.document.meta, sections: [chosen[0], hidden, chosen[2]] },
    });
    await publishPage(system, { page: 'home' });
    const { html } = await home();
    expect(html).not.toContain('titre-chiffres');
    const places = getPlaces(html, ['titre-methode', 'aria-roledescription="diapositive"']);
    expect(places[0]).toBeGreaterThan(-1);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  });

  it('gives a second section of one kind its own ids, and a page without a slider a title', async () => {
    const steps = (id: string) => ({ id, kind: 'steps', content: { title: 'Trois étapes', steps: [] } });
    await savePageDraft(system, {
      page: 'home',
      document: { meta: { title: 'Toit' }, sections: [steps('a'), steps('b')] },
    });
    await publishPage(system, { page: 'home' });
    const { html } = await home();
    expect(html.match(/id="titre-methode(-2)?"/g)).toEqual(['id="titre-methode"', 'id="titre-methode-2"']);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows hostile words as text and hostile links not at all', async () => {
    const paragraphs = ['<script>alert(1)</script> [x](javascript:alert(1)) **gras**'];
    const about = { id: 'a', kind: 'about', content: { title: '<img src=x onerror=alert(1)>', paragraphs } };
    await savePageDraft(system, { page: 'home', document: { meta: { title: 'Toit' }, sections: [about] } });
    await publishPage(system, { page: 'home' });
    const { html } = await home();
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('<strong>gras</strong>');
    expect(html).not.toMatch(/<script>alert|<img src="?x|href="javascript/);
  });
});
