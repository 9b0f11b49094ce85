import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, transaction } from './database.server.ts';
import { isDatabaseOut, isUniqueViolation } from './dialect.server.ts';

useDatabase();

/** Returns the error of `work`. */
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

describe('isUniqueViolation', () => {
  it('recognises violations of keys and unique columns, inside a transaction or not', async () => {
    await picture('hero');
    await media('abc');
    expect(isUniqueViolation(await wrongIn(picture('hero')))).toBe(true);
    expect(isUniqueViolation(await wrongIn(media('abc')))).toBe(true);
    expect(isUniqueViolation(await wrongIn(transaction(() => picture('hero'))))).toBe(true);
  });

  it('rejects all other errors', async () => {
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

describe('isDatabaseOut', () => {
  const coded = (fields: object): Error => Object.assign(new Error('x'), fields);

  it.each([
    ['a file locked by another process', coded({ errcode: 5 })],
    ['a full disk', coded({ errcode: 13 })],
    ['a failed fsync', coded({ errcode: 1034 })],
    ['a server that is not there', coded({ code: 'ECONNREFUSED' })],
    ['a server that stops', coded({ code: '57P01' })],
    ['a deadlock', coded({ code: '40P01' })],
    ['a row that is locked for too long', coded({ code: '55P03' })],
    ['a connection that was closed meanwhile', new Error('Client was closed and is not queryable')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a cut connection', new Error('Connection terminated unexpectedly')],
  ])('recognises %s', (_what, error) => {
    expect(isDatabaseOut(error)).toBe(true);
  });

  it('rejects a wrong statement and a refused row', async () => {
    const unknown = await wrongIn(
      db()
        .selectFrom('nowhere' as 'media')
        .selectAll()
        .execute(),
    );
    await picture('hero');
    const answers = [unknown, await wrongIn(picture('hero')), new Error('x'), coded({ code: 'ENOENT' }), 'text'];
    expect(answers.map(isDatabaseOut)).toEqual([false, false, false, false, false]);
  });
});
