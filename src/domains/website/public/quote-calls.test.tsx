import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '#demo/demo-site.server.ts';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { Frame } from './frame.tsx';
import { Sections } from './sections.tsx';

useDatabase();
const { document } = demoRecords('pages').find(({ page }) => page === 'home')!;

/** Returns the links to the quote form on the home page: header, menu, slides, bar of a phone. */
async function getCalls(quoteCents: number | null): Promise<string[]> {
  await saveSettings(systemContext('test'), { group: 'prices', values: { quote_cents: quoteCents } });
  const frame = await readPublicFrame(asVisitor(), {});
  const read = await readSectionPage(asVisitor(), { page: 'home' });
  const html = renderToStaticMarkup(
    <Frame frame={frame} path="/">
      <Sections {...read} frame={frame} path="/" />
    </Frame>,
  );
  const links = [...html.matchAll(/<a [^>]*href="\/contact"[^>]*>(.*?)<\/a>/g)];
  return [...new Set(links.map(([, words = '']) => words.replaceAll(/<[^>]+>/g, '')))].filter((words) =>
    words.includes('evis'),
  );
}

describe('calls for a quote', () => {
  it('say that it is free only when the owner has stated so', async () => {
    await aPublishedPage('home', document);
    expect(await getCalls(null)).toEqual(['Demander un devis']);
    expect(await getCalls(9_000)).toEqual(['Demander un devis']);
    expect(await getCalls(0)).toEqual(['Devis gratuit', 'Demander un devis gratuit']);
  });

  it('say what the owner chose, everywhere', async () => {
    await aPublishedPage('home', document);
    await saveSettings(systemContext('test'), { group: 'menus', values: { quote_call: 'Devis en un jour' } });
    expect(await getCalls(0)).toEqual(['Devis en un jour']);
    const braces = saveSettings(systemContext('test'), { group: 'menus', values: { quote_call: 'Devis {town}' } });
    await expect(braces).rejects.toMatchObject({ code: 'invalid' });
  });
});
