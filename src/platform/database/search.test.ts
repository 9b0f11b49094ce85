import { describe, expect, it } from 'vitest';
import { fold } from '#src/kernel/text.ts';
import { useDatabase } from '#tests/support/database.ts';
import { nowIso } from '../clock.server.ts';
import { db, engine } from './database.server.ts';
import { contains, matches, planSearch } from './search.server.ts';
import { KNOWN_MAX } from './total.server.ts';

useDatabase();

const TEXTS = ['Remise de 100 %', 'Une_question', 'Chemin C:\\toit', 'Élodie, œuvre à Crémieu', 'rien'];

describe('contains', () => {
  it.each([
    ['%', ['Remise de 100 %']],
    ['_', ['Une_question']],
    ['\\', ['Chemin C:\\toit']],
    ['\\_', []],
    ['UNE_Q', ['Une_question']],
    ['elodie', ['Élodie, œuvre à Crémieu']],
    ['OEUVRE A CREMIEU', ['Élodie, œuvre à Crémieu']],
    ["' or '1'='1", []],
    ['', TEXTS],
  ])('matches “%s” literally in a search, on both engines', async (text, found) => {
    for (const name of TEXTS) {
      await db()
        .insertInto('site_pictures')
        .values({ name, image: '', alt: fold(name) })
        .execute();
    }
    const rows = await db().selectFrom('site_pictures').select('name').where(contains('alt', text)).execute();
    expect(rows.map((row) => row.name).sort()).toEqual([...found].sort());
  });
});

async function addSubscribers(name: string, count: number): Promise<void> {
  const places = Array.from({ length: count }, (_, place) => place);
  const rows = places.map((place) => ({
    ...{
      email: `${name}-${place}@exemple.example`,
      status: 'confirmed' as const,
      unsubscribe_token: `${name}-${place}`,
    },
    ...{ confirm_hash: null, confirm_expires_at: null, confirmed_at: nowIso(), ended_at: null },
    ...{ created_at: nowIso(), updated_at: nowIso() },
  }));
  await db().insertInto('newsletter_subscribers').values(rows).execute();
}

/** Returns what a planned search finds, and what a plain comparison does. */
async function search(text: string) {
  const { hits, count, page } = await planSearch('newsletter_subscribers', text);
  const subscribers = db().selectFrom('newsletter_subscribers').select('email').orderBy('id');
  return {
    hits,
    found: await subscribers.where(matches('newsletter_subscribers', text, page)).execute(),
    counted: (await subscribers.where(matches('newsletter_subscribers', text, count)).execute()).length,
    plain: await subscribers.where(contains('email', text)).execute(),
  };
}

describe('planSearch', () => {
  it('finds the same rows as a plain comparison, none, few or many, also after a change', async () => {
    await addSubscribers('rare', 3);
    await addSubscribers('frequent', KNOWN_MAX);
    for (const [text, number] of [
      ['rare-', 3],
      ['frequent-', KNOWN_MAX],
      ['@exemple', KNOWN_MAX + 3],
      ['absent', 0],
    ] as const) {
      const { hits, found, counted, plain } = await search(text);
      expect([text, found, counted]).toEqual([text, plain, number]);
      expect(hits).toBe(engine() === 'sqlite' ? number : undefined);
    }
    await addSubscribers('rare-encore', 1);
    await db().deleteFrom('newsletter_subscribers').where('email', '=', 'frequent-7@exemple.example').execute();
    for (const [text, number] of [
      ['rare-', 4],
      ['frequent-', KNOWN_MAX - 1],
    ] as const) {
      const { found, counted, plain } = await search(text);
      expect([text, found, counted]).toEqual([text, plain, number]);
    }
  });
});
