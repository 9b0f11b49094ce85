import { describe, expect, it } from 'vitest';
import { fold } from '#src/kernel/text.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db } from './database.server.ts';
import { contains } from './search.server.ts';

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
