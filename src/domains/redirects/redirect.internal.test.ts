import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addRedirect, findRedirect, isRedirected, REDIRECTS_CONTENT } from './redirect.internal.server.ts';

useDatabase();

const add = (from_path: string, to_path: string) => addRedirect({ from_path, to_path, status: 301 });

describe('findRedirect', () => {
  it('finds a path whatever its case, encoding and slash', async () => {
    await add('/café', '/contact');
    for (const path of ['/caf%C3%A9', '/CAF%c3%89/', '/café']) {
      expect(await findRedirect(path)).toEqual({ to_path: '/contact', status: 301 });
    }
    expect(await findRedirect('/cafe')).toBeUndefined();
    expect(await findRedirect('/%')).toBeUndefined();
    expect([isRedirected('/café/'), isRedirected('/cafe'), isRedirected('/%')]).toEqual([true, false, false]);
  });

  it('finds a new redirect at once', async () => {
    expect(await findRedirect('/a')).toBeUndefined();
    await add('/a', '/contact');
    expect(await findRedirect('/a')).toEqual({ to_path: '/contact', status: 301 });
  });

  it('leaves out a circle that two editors have stored at the same time', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    const row = (from_path: string, to_path: string) => ({
      ...{ from_path, to_path, status: 301, search_text: '', created_at: at, updated_at: at },
    });
    await db()
      .insertInto('redirects')
      .values([row('/x', '/y'), row('/y', '/x'), row('/z', '/contact')])
      .execute();
    await publish('content', { what: REDIRECTS_CONTENT });
    expect([await findRedirect('/x'), await findRedirect('/y')]).toEqual([undefined, undefined]);
    expect(await findRedirect('/z')).toEqual({ to_path: '/contact', status: 301 });
  });
});
