import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { deleteMessage } from '#src/domains/contact/commands/delete-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { deleteTestimonial } from '#src/domains/testimonials/commands/delete-testimonial.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { getWholeTables } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import {
  findDeletedOfPerson,
  findNewestInBin,
  keepInBin,
  purgeBin,
  putRowsBack,
  removeDemoFromBin,
  removeFromBin,
  takeFromBin,
} from './bin.internal.server.ts';

useDatabase();

const system = systemContext('test');

/** Deletes a review; returns its id, and the id of its record. */
async function aDeleted(): Promise<{ id: number; record: number }> {
  const { id } = await aTestimonial();
  await deleteTestimonial(await asAdmin(), { id });
  return { id, record: await findNewestInBin(system, 'testimonial', id) };
}

describe('keepInBin', () => {
  it('keeps nothing of a record that is gone', async () => {
    const rows = [{ table: 'testimonials', column: 'id', values: [7] }] as const;
    await keepInBin(system, { kind: 'testimonial', subjectId: 7, label: ['name'], rows });
    expect(await getWholeTables('bin_records')).toEqual([]);
  });

  it('keeps as much as a long conversation has', async () => {
    const { id } = await aTestimonial();
    const row = await db().selectFrom('testimonials').selectAll().executeTakeFirstOrThrow();
    const many = Array.from({ length: 450 }, (_, at) => ({ ...row, id: id + 1 + at }));
    for (let at = 0; at < many.length; at += 50) {
      await db()
        .insertInto('testimonials')
        .values(many.slice(at, at + 50))
        .execute();
    }
    const before = await getWholeTables('testimonials');
    const ids = [id, ...many.map((one) => one.id)];
    const rows = [{ table: 'testimonials', column: 'id', values: ids }] as const;
    await keepInBin(system, { kind: 'testimonial', subjectId: id, label: ['name'], rows });
    await db().deleteFrom('testimonials').execute();
    await takeFromBin(system, await findNewestInBin(system, 'testimonial', id), putRowsBack);
    expect(await getWholeTables('testimonials')).toEqual(before);
  });
});

describe('takeFromBin', () => {
  it('restores once, also for two people at once', async () => {
    const { record } = await aDeleted();
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const both = await Promise.allSettled([ada, zoe].map((who) => takeFromBin(who, record, putRowsBack)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(takeFromBin(ada, record, putRowsBack)).rejects.toMatchObject({ code: 'not-found' });
    expect(await getWholeTables('testimonials')).toHaveLength(1);
  });

  it('leaves the record in the bin when its way back is refused', async () => {
    const { record } = await aDeleted();
    const refuse = () => Promise.reject(new Error('no'));
    await expect(takeFromBin(system, record, refuse)).rejects.toThrow('no');
    expect(await getWholeTables('bin_records')).toHaveLength(1);
  });

  it('says so when another record has its place', async () => {
    const { id, record } = await aDeleted();
    const row = await aTestimonial();
    await db().updateTable('testimonials').set({ id }).where('id', '=', row.id).execute();
    await expect(takeFromBin(system, record, putRowsBack)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a caller who has lost the right, and a record whose time is over', async () => {
    freezeClock('2026-11-25T10:00:00.000Z');
    const { record } = await aDeleted();
    const without = asAccount(await anAccount({ role: 'manager', rights: ['content:read'] }));
    await expect(takeFromBin(without, record, putRowsBack)).rejects.toMatchObject({ code: 'not-found' });
    freezeClock('2026-12-25T10:00:00.000Z');
    await expect(takeFromBin(system, record, putRowsBack)).rejects.toMatchObject({ code: 'not-found' });
    freezeClock();
  });

  it('gives a column that was added since its default', async () => {
    const { id } = await aMessage();
    await deleteMessage(await asAdmin(), { id });
    const { content } = await db().selectFrom('bin_records').select('content').executeTakeFirstOrThrow();
    const stored = JSON.parse(content);
    const [{ in_reply_to: _, first_replied_at: __, ...row }] = stored.rows.contact_messages;
    stored.rows.contact_messages = [row];
    await db()
      .updateTable('bin_records')
      .set({ content: JSON.stringify(stored) })
      .execute();
    await takeFromBin(system, await findNewestInBin(system, 'message', id), putRowsBack);
    const back = await db().selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(back).toMatchObject({ id, in_reply_to: null, first_replied_at: null });
  });
});

describe('end of a record', () => {
  it('comes after thirty days', async () => {
    freezeClock('2026-11-25T10:00:00.000Z');
    await aDeleted();
    freezeClock('2026-12-25T09:59:59.000Z');
    await purgeBin();
    expect(await getWholeTables('bin_records')).toHaveLength(1);
    freezeClock('2026-12-25T10:00:00.000Z');
    await purgeBin();
    expect(await getWholeTables('bin_records')).toEqual([]);
    freezeClock();
  });

  it('comes for all whose time is over in one run', async () => {
    freezeClock('2026-11-25T10:00:00.000Z');
    const { record } = await aDeleted();
    const { id: _id, ...one } = await db()
      .selectFrom('bin_records')
      .selectAll()
      .where('id', '=', record)
      .executeTakeFirstOrThrow();
    for (let at = 0; at < 11; at += 1) {
      await db()
        .insertInto('bin_records')
        .values(Array.from({ length: 50 }, () => one))
        .execute();
    }
    freezeClock('2026-12-25T10:00:00.000Z');
    await purgeBin();
    expect(await db().selectFrom('bin_records').select('id').execute()).toEqual([]);
    freezeClock();
  });

  it('counts only records that were still there', async () => {
    const { record } = await aDeleted();
    expect(await removeFromBin({ ids: [record, record, 99] })).toEqual({ removed: 1 });
  });

  it('comes once for records that two delete in opposite orders', async () => {
    const [first, middle, last] = [await aDeleted(), await aDeleted(), await aDeleted()].map(({ record }) => record);
    const ids = [first ?? 0, middle ?? 0, last ?? 0];
    const both = await whileHeld(
      holdRow('bin_records', ids[1] ?? 0),
      () => removeFromBin({ ids }),
      () => removeFromBin({ ids: ids.toReversed() }),
    );
    expect(both).toEqual([{ removed: 3 }, { removed: 0 }]);
  });

  it('comes with the end of the demo for what the demo had made', async () => {
    const [demo, own] = [await aDeleted(), await aDeleted()];
    await db()
      .insertInto('demo_rows')
      .values({ kind: 'testimonial', row_id: String(demo.id), fingerprint: 'a' })
      .execute();
    await removeDemoFromBin();
    const left = await db().selectFrom('bin_records').select('subject_id').execute();
    expect(left).toEqual([{ subject_id: own.id }]);
  });
});

describe('findDeletedOfPerson', () => {
  it('returns a person’s own words, without ids and search texts', async () => {
    const { id } = await aMessage({ name: 'Élodie Vernet' });
    await deleteMessage(await asAdmin(), { id });
    const [found, ...others] = await findDeletedOfPerson({ userId: 99, email: 'elodie.vernet@essai.example' });
    expect(others).toEqual([]);
    expect(found?.kind).toBe('message');
    expect(Object.keys(found?.content.contact_messages?.[0] ?? {})).toEqual(
      expect.arrayContaining(['name', 'email', 'subject', 'message']),
    );
    expect(JSON.stringify(found)).not.toContain('search_text');
    expect(await findDeletedOfPerson({ userId: 99, email: null })).toEqual([]);
  });
});
