import { describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { whileHeld } from '#tests/support/opposite-orders.ts';
import { addRedirect, listRedirects } from './redirect.internal.server.ts';
import { planRedirects, storeRedirects } from './redirect-import.internal.server.ts';

useDatabase();

const numbered = (...pairs: [string, string][]) =>
  pairs.map(([from_path, to_path], place) => ({
    line: place + 1,
    redirect: { from_path, to_path, status: 301 as const },
  }));

describe('planRedirects', () => {
  it('lists the stored redirects that the new ones prolong, and stores nothing itself', async () => {
    await addRedirect({ from_path: '/z', to_path: '/a', status: 302 });
    const { rows, changed, errors } = await planRedirects(numbered(['/a', '/b'], ['/b', '/zones']));
    expect(errors).toEqual([]);
    expect(rows.map(({ to_path }) => to_path)).toEqual(['/zones', '/zones']);
    expect(changed).toMatchObject([{ from_path: '/z', to_path: '/zones', status: 302 }]);
    expect(await listRedirects()).toHaveLength(1);
  });

  it('refuses another target or time for an address that is redirected', async () => {
    await addRedirect({ from_path: '/z', to_path: '/zones', status: 302 });
    const { errors } = await planRedirects(numbered(['/z', '/zones'], ['/y', '/tarifs'], ['/y', '/zones']));
    expect(errors.map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe('storeRedirects', () => {
  it('refuses what another editor has stored meanwhile', async () => {
    const { rows, changed } = await planRedirects(numbered(['/z', '/zones']));
    await addRedirect({ from_path: '/z', to_path: '/tarifs', status: 301 });
    await expect(storeRedirects(rows, changed)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('stores one of two imports of the same addresses in opposite orders, and refuses the other as a whole', async () => {
    const addresses = ['/x', '/y', '/z'];
    const store = (paths: string[]) => async () => {
      const { rows, changed } = await planRedirects(
        numbered(...paths.map((path): [string, string] => [path, '/zones'])),
      );
      return transaction(() => storeRedirects(rows, changed)).catch(({ code }) => code);
    };
    const both = await whileHeld(
      () => addRedirect({ from_path: '/y', to_path: '/zones', status: 301 }),
      store(addresses.toReversed()),
      store(addresses),
    );
    expect(both).toEqual([undefined, 'invalid']);
    expect(await listRedirects()).toHaveLength(3);
  });
});
