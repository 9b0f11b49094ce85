import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { toText } from '#tests/support/page-text.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { SiteFooter } from './site-footer.tsx';

useDatabase();

/** Returns the words of the footer of a company that sells these services. */
async function getWords(titles: string[]): Promise<string> {
  const frame = await readPublicFrame(asVisitor(), {});
  const services = titles.map((title, id) => ({
    ...{ id, title, slug: `service-${id}`, description: '', category: '', price: '', image: '', features: [] },
  }));
  const facts = { ...frame.facts, radius: '30' };
  return toText(renderToStaticMarkup(<SiteFooter frame={{ ...frame, facts, services }} year={2031} />));
}

describe('SiteFooter', () => {
  it('names trades only of a company that sells them', async () => {
    expect(await getWords(['Couverture', 'Zinguerie'])).not.toMatch(/charpente/i);
    expect(await getWords(['Couverture', 'Zinguerie'])).toContain('Un toit sain, posé par des gens du métier');
    expect(await getWords(['Charpente', 'Couverture', 'Zinguerie'])).toContain('Charpente, couverture, zinguerie');
  });
});
