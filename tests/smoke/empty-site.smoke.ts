import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from '#tests/support/back-office.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

/** What a site may say only when its owner has said it, or its data do. */
const CLAIMS: Record<string, RegExp> = {
  rating: /\d[,.]\d\s?(?:\/|sur)\s?5\b/,
  counted: /\b\d+\s?\+|\d+\s(?:clients|projets|chantiers)\b/,
  satisfied: /satisfaits/i,
  percent: /\b100\s?%/,
  certified: /certifié/i,
  always: /24\s?h?\s?\/\s?24|24\s?h\s?\/\s?7|24\/7|\b7\s?j?\s?\/\s?7\b|\b24\s?h\b|de jour comme de nuit|à toute heure/i,
  answer: /(?:répon|rappel)[^.<"]{0,60}\b\d+\s?h\b|\bsous \d+\s?h\b|"answer":"[^"]/i,
  guarantee: /garantie? (?:décennale|\d+|cinq|dix)|dix ans sur/i,
  conduct: /tenu propre|à chaque moment/i,
  price: /\d\s?€|\boffert\b|frais de déplacement TTC/i,
  region: /rhône|ardèche|drôme|lyon|pouzin|valence|grenoble|montélimar|auvergne/i,
};

interface Exception {
  claim: keyof typeof CLAIMS;
  /** Paths on which it still stands. */
  on: RegExp;
  why: string;
}

/** Texts that still have to move to content; an entry that is no longer needed fails the test. */
const EXCEPTIONS: Exception[] = [
  { claim: 'guarantee', on: /^\/confidentialite$/, why: 'reason of a legal retention period, no promise' },
];

const MORE = [
  '/testimonials',
  '/discussion',
  '/newsletter',
  '/blog/flux.xml',
  '/adresse-inconnue',
  '/services/inconnu',
];

const NAMED = { site_name: 'Couverture Martin', contact_phone: '02 40 00 00 00' };
const OFFICE_HOURS = [{ from: '08:00', to: '18:00' }];

/** Removes what no visitor reads: style sheets, drawings and the names of files. */
const readable = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replace(/\s(?:d|viewBox|transform|points|style|class|srcSet|imageSrcSet|href|src)="[^"]*"/gi, '')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;/g, '’')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&amp;', '&');

let server: BuiltServer;

async function save(groups: Record<string, object>): Promise<void> {
  const call = await adminCalls(server.origin);
  for (const [group, values] of Object.entries(groups)) {
    expect((await call('PUT', `/admin/settings/${group}`, values)).status).toBe(200);
  }
}

/** Returns every public document by its path. */
async function readPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...(await pathsOfSitemap(server.origin)), ...MORE]) {
    pages.set(path, readable(await (await fetch(server.origin + path)).text()));
  }
  return pages;
}

/** Lists the claims on pages, without the excepted ones; checks that each exception is needed. */
function findClaims(pages: Map<string, string>): string[] {
  const needed = new Set<Exception>();
  const found: string[] = [];
  for (const [path, html] of pages) {
    for (const [claim, pattern] of Object.entries(CLAIMS)) {
      const match = pattern.exec(html);
      if (match === null) continue;
      const exception = EXCEPTIONS.find(({ claim: excepted, on }) => excepted === claim && on.test(path));
      if (exception) needed.add(exception);
      else found.push(`${path}: ${claim}: …${html.slice(Math.max(0, match.index - 60), match.index + 60)}…`);
    }
  }
  for (const exception of EXCEPTIONS) {
    if (!needed.has(exception)) found.push(`no longer needed: ${exception.claim} on ${exception.on}`);
  }
  return found;
}

beforeAll(async () => {
  server = await startServer({ DEMO: '0' });
});

afterAll(() => server.discard());

describe('empty site', () => {
  it('claims nothing that nobody has said', async () => {
    await save({ general: NAMED, company: { city: 'Nantes', postal_code: '44000' } });
    const pages = await readPages();
    expect(pages.get('/')).toContain('Couverture Martin');
    expect(pages.get('/')).not.toContain('openingHoursSpecification');
    expect(findClaims(pages)).toEqual([]);
  });

  it('offers nothing that arrives by email while no mail server is set', async () => {
    const read = async (path: string) => readable(await (await fetch(server.origin + path)).text());
    expect(await read('/newsletter')).toContain('Ce site n’envoie pas encore d’e-mails');
    for (const path of ['/newsletter', '/newsletter/confirmation?token=x', '/blog']) {
      expect(await read(path)).not.toContain('titre-lettre');
    }
    const reset = await (await fetch(`${server.origin}/mot-de-passe-oublie`)).text();
    expect(reset).toContain('href="tel:');
    expect(readable(reset)).toContain('Ce site n’envoie pas encore d’e-mails');
  });

  it('says the hours of the week, and no others', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    await save({ hours: Object.fromEntries(days.map((day) => [day, OFFICE_HOURS])) });
    const pages = await readPages();
    expect(pages.get('/contact')).toContain('Du lundi au vendredi, 8 h à 18 h');
    expect(pages.get('/')).toContain(
      '"openingHoursSpecification":{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"08:00","closes":"18:00"}',
    );
    expect(findClaims(pages)).toEqual([]);
  });

  it('says what its owner declares', async () => {
    const declared = (value: number | string) => ({ source: 'declared', value });
    await save({
      promises: { answer_hours: declared(4), clients: declared(150), certification: declared('Qualibat') },
    });
    const pages = await readPages();
    expect(pages.get('/contact')).toContain('Pour vous rappeler sous 4 h.');
    expect(pages.get('/services')).toContain('réponse maximum');
    expect(pages.get('/')).toContain('150+ clients satisfaits');
    expect(pages.get('/')).toContain('Qualibat');
    expect(pages.get('/')).not.toContain('note moyenne');
  });
});
