import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, transaction } from './database.server.ts';
import { isUniqueViolation } from './dialect.server.ts';

useDatabase();

/** What goes wrong in `work`. */
const wrongIn = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const picture = (name: string) => db().insertInto('site_pictures').values({ name, image: '', alt: '' }).execute();
const media = (key: string) => {
  const row = { key, content_type: '', bytes: 1, width: 1, height: 1, created_at: '' };
  return db().insertInto('media').values(row).execute();
};

describe('a unique violation', () => {
  it('is recognised on keys and on unique columns, inside a transaction or not', async () => {
    await picture('hero');
    await media('abc');
    expect(isUniqueViolation(await wrongIn(picture('hero')))).toBe(true);
    expect(isUniqueViolation(await wrongIn(media('abc')))).toBe(true);
    expect(isUniqueViolation(await wrongIn(transaction(() => picture('hero'))))).toBe(true);
  });

  it('is not mistaken for anything else', async () => {
    const orphan = { token_hash: 'x', user_id: 99, created_at: '' };
    const answers = [
      await wrongIn(db().insertInto('login_devices').values(orphan).execute()),
      await wrongIn(picture(null as unknown as string)),
      new Error('2067'),
      { code: '23505' },
      undefined,
    ];
    expect(answers.map(isUniqueViolation)).toEqual([false, false, false, false, false]);
  });
});
