import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, transaction } from './database.server.ts';
import { prepared, preparedInsert } from './prepared.server.ts';
import { readOnly } from './read-only.server.ts';

useDatabase();

const AT = '2026-01-01T00:00:00.000Z';

const count = { builds: 0 };

const put = prepared((queries, { bucket, hits }: { bucket: string; hits: number }) => {
  count.builds += 1;
  return queries
    .insertInto('rate_limits')
    .values({ bucket, hits, resets_at: 'never' })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({ hits: sql<number>`rate_limits.hits + ${hits}`, resets_at: 'later' }),
    )
    .returning(['hits', 'resets_at']);
});

const find = prepared((queries, { bucket }: { bucket: string }) =>
  queries.selectFrom('rate_limits').select('hits').where('bucket', '=', bucket),
);

describe('prepared', () => {
  it('runs a statement with the values of each call, and builds it once', async () => {
    const before = count.builds;
    expect(await put({ bucket: 'a', hits: 2 })).toEqual([{ hits: 2, resets_at: 'never' }]);
    expect(await put({ bucket: 'a', hits: 3 })).toEqual([{ hits: 5, resets_at: 'later' }]);
    expect(await put({ bucket: 'b', hits: 1 })).toEqual([{ hits: 1, resets_at: 'never' }]);
    expect(await find({ bucket: 'a' })).toEqual([{ hits: 5 }]);
    expect(count.builds - before).toBeLessThanOrEqual(1);
  });

  it('runs it in the transaction of its caller', async () => {
    const failing = transaction(async () => {
      await put({ bucket: 'undone', hits: 1 });
      expect(await find({ bucket: 'undone' })).toEqual([{ hits: 1 }]);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await find({ bucket: 'undone' })).toEqual([]);
  });

  it('reads inside a query, and refuses to write there', async () => {
    expect(await readOnly(() => find({ bucket: 'none' }))).toEqual([]);
    await expect(readOnly(() => put({ bucket: 'none', hits: 1 }))).rejects.toThrow('A query may not write');
  });
});

const addMessage = preparedInsert((queries, { text }: { text: string }) =>
  queries.insertInto('contact_messages').values({
    ...{ user_id: null, quote_id: null, name: 'x', email: 'x', phone: '', subject: '', message: '', name_folded: 'x' },
    ...{ status: 'unread', admin_response: null, replied_at: null, is_quarantined: 0, search_text: text },
    ...{ created_at: AT, updated_at: AT },
  }),
);

const readText = async (id: number): Promise<string | undefined> =>
  (await db().selectFrom('contact_messages').select('search_text').where('id', '=', id).executeTakeFirst())
    ?.search_text;

describe('preparedInsert', () => {
  it('answers the number of its row, alone and beside others', async () => {
    const texts = Array.from({ length: 20 }, (_, place) => `texte ${place}`);
    const ids = await Promise.all(
      texts.map((text, place) => (place % 2 === 0 ? addMessage({ text }) : transaction(() => addMessage({ text })))),
    );
    expect(new Set(ids).size).toBe(texts.length);
    expect(await Promise.all(ids.map(readText))).toEqual(texts);
  });

  it('answers it where triggers add rows to other tables, and inside the transaction', async () => {
    await transaction(async () => {
      const first = await addMessage({ text: 'un' });
      await put({ bucket: 'between', hits: 1 });
      const second = await addMessage({ text: 'deux' });
      expect(await Promise.all([first, second].map(readText))).toEqual(['un', 'deux']);
    });
  });

  it('refuses to write in a query', async () => {
    await expect(readOnly(() => addMessage({ text: 'none' }))).rejects.toThrow('A query may not write');
  });
});
