import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { readPages, readRows } from '#tests/support/rows.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';
import { exportMessages } from './export-messages.server.ts';

useDatabase();

describe('exportMessages', () => {
  it('returns all messages that match search and filter, in the requested order', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage({ name: 'Zoé Marchal', message: 'Une fuite.' });
    await aMessage({ name: 'Ali Ben', message: 'Une fuite.' });
    await aMessage({ name: 'Yann Le Goff', message: 'Un velux.' });
    await changeMessage(admin, { id, status: 'read' });
    const names = (query: Parameters<typeof exportMessages>[1]) =>
      readRows(exportMessages(admin, query)).then((messages) => messages.map(({ name }) => name));
    expect(await names({ search: 'fuite', sort_by: 'name', sort_order: 'asc' })).toEqual(['Ali Ben', 'Zoé Marchal']);
    expect(await names({ status: 'read' })).toEqual(['Zoé Marchal']);
    expect(await names({})).toHaveLength(3);
  });

  describe('exportMessages', () => {
    it('omits probable spam on request', async () => {
      await aMessage({ name: 'Yann Le Goff' });
      const spam = await aMessage({ name: 'Robot' });
      await db().updateTable('contact_messages').set({ is_quarantined: 1 }).where('id', '=', spam.id).execute();
      const admin = await asAdmin();
      expect(await readRows(exportMessages(admin, {}))).toHaveLength(2);
      expect(await readRows(exportMessages(admin, { spam: 'without' }))).toMatchObject([{ name: 'Yann Le Goff' }]);
    });

    it('reads pages of 500 rows, each in its own query, in the requested order', async () => {
      const admin = await asAdmin();
      await fillMessages(1_203);
      const pages = await exportMessages(admin, { sort_by: 'created_at', sort_order: 'asc' });
      expect(pages.count).toBe(1_203);
      const read = await readPages(pages);
      expect(read.map((page) => page.length)).toEqual([500, 500, 203]);
      const names = read.flat().map(({ name }) => name);
      expect(names).toEqual(Array.from({ length: 1_203 }, (_, index) => `Visiteur ${index}`));
    });

    it('omits a row deleted during the export, and repeats none', async () => {
      const admin = await asAdmin();
      await fillMessages(600);
      const pages = (await exportMessages(admin, { sort_order: 'asc' })).pages();
      const first = (await pages.next()).value ?? [];
      const last = await db()
        .selectFrom('contact_messages')
        .select((row) => row.fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
      await db()
        .deleteFrom('contact_messages')
        .where('id', 'in', [first[0]?.id ?? 0, last.id])
        .execute();
      const second = (await pages.next()).value ?? [];
      expect([first.length, second.length]).toEqual([500, 99]);
      expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(599);
    });
  });
});
