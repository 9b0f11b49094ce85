import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { undoDeletion } from '#src/domains/bin-restore/commands/undo-deletion.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, untilTextsLeave } from '#src/platform/database/database.server.ts';
import { getWholeTables } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { countMessageFigures, purgeMessages } from '../contact.internal.server.ts';
import { listMessages } from '../contact.queries.server.ts';
import { changeMessages } from './change-messages.server.ts';

useDatabase();

describe('changeMessages', () => {
  afterEach(() => freezeClock());

  it.each([
    ['read', 'read'],
    ['replied', 'replied'],
    ['archive', 'archived'],
  ] as const)('applies %s, which sets the whole selection to %s', async (action, status) => {
    const admin = await asAdmin();
    const ids = [(await aMessage()).id, (await aMessage()).id];
    await aMessage();
    expect(await changeMessages(admin, { ids, action })).toEqual({ changed: 2 });
    expect((await listMessages(admin, { status })).items.map((message) => message.id).toSorted()).toEqual(ids);
  });

  it('counts as answered from now on what is marked so, and no longer what waits again', async () => {
    const admin = await asAdmin();
    const ids = [(await aMessage()).id, (await aMessage()).id];
    const times = async () => (await listMessages(admin, {})).items.map(({ replied_at }) => replied_at !== null);
    const hours = async () => (await countMessageFigures('2000-01-01')).response_hours;
    await changeMessages(admin, { ids, action: 'replied' });
    expect([await times(), await hours()]).toEqual([[true, true], expect.any(Number)]);
    await changeMessages(admin, { ids, action: 'archive' });
    expect(await times()).toEqual([true, true]);
    await changeMessages(admin, { ids, action: 'read' });
    expect([await times(), await hours()]).toEqual([[false, false], null]);
  });

  it('changes the average time to an answer with each answer, deletion and restoration', async () => {
    const admin = await asAdmin();
    const hours = async () => Math.round((await countMessageFigures('2000-01-01')).response_hours ?? -1);
    freezeClock('2026-11-09T08:00:00.000Z');
    const [one, other] = [(await aMessage()).id, (await aMessage()).id];
    freezeClock('2026-11-09T10:00:00.000Z');
    await changeMessages(admin, { ids: [one], action: 'replied' });
    const seen = [await hours()];
    freezeClock('2026-11-09T12:00:00.000Z');
    await changeMessages(admin, { ids: [other], action: 'replied' });
    seen.push(await hours());
    await changeMessages(admin, { ids: [one], action: 'delete' });
    seen.push(await hours());
    await undoDeletion(admin, { kind: 'message', ids: [one] });
    seen.push(await hours());
    await changeMessages(admin, { ids: [one, other], action: 'delete' });
    seen.push(await hours());
    expect(seen).toEqual([2, 3, 4, 3, -1]);
  });

  it('deletes the selection and does not count missing ids', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    expect(await changeMessages(admin, { ids: [id, 999], action: 'delete' })).toEqual({ changed: 1 });
    expect((await listMessages(admin, {})).items).toEqual([]);
  });

  it('deletes each message once for two people at the same time, and gives all of them back meanwhile', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    await fillMessages(60);
    const ids = (await db().selectFrom('contact_messages').select('id').orderBy('id').execute()).map(({ id }) => id);
    const before = await getWholeTables('contact_messages');
    const [one, other] = await Promise.all([
      changeMessages(ada, { ids: ids.slice(0, 40), action: 'delete' }),
      changeMessages(zoe, { ids: ids.slice(20), action: 'delete' }),
    ]);
    expect(one.changed + other.changed).toBe(60);
    expect(await getWholeTables('contact_messages')).toEqual([]);
    const undoing = [ids.slice(0, 35), ids.slice(25)].map((some) => undoDeletion(ada, { kind: 'message', ids: some }));
    const [first, second] = await Promise.all(undoing);
    expect([first?.restored.length, second?.restored.length].toSorted()).toEqual([25, 35]);
    expect(await getWholeTables('contact_messages')).toEqual(before);
    expect((await listMessages(ada, { search: 'visiteur' })).meta.total).toBe(60);
    await untilTextsLeave();
    expect((await listMessages(ada, { search: 'visiteur' })).meta.total).toBe(60);
  });

  it.each(['delete', 'read'] as const)('lets two people delete and %s messages in opposite orders', async (action) => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const [first, middle, last] = [(await aMessage()).id, (await aMessage()).id, (await aMessage()).id];
    const [one, other] = await whileHeld(
      holdRow('contact_messages', middle),
      () => changeMessages(ada, { ids: [last, middle, first], action: 'delete' }),
      () => changeMessages(zoe, { ids: [first, middle, last], action }),
    );
    expect([one.changed, other.changed]).toEqual([3, 0]);
    expect(await getWholeTables('contact_messages')).toEqual([]);
  });

  it('lets two people delete messages and those that these answer', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await aMessage()).id);
    const [first = 0, answer = 0, middle = 0, last = 0] = ids;
    await db().updateTable('contact_messages').set({ in_reply_to: first }).where('id', '=', answer).execute();
    const [one, other] = await whileHeld(
      holdRow('contact_messages', middle),
      () => changeMessages(ada, { ids: [answer, middle, last], action: 'delete' }),
      () => changeMessages(zoe, { ids: [first, last], action: 'delete' }),
    );
    expect([one.changed, other.changed]).toEqual([3, 1]);
  });

  it('lets a person delete messages while the daily cleaning deletes those that these answer', async () => {
    const ada = await asAdmin();
    const [first, answer] = [(await aMessage()).id, (await aMessage()).id];
    const [middle, last] = [(await aMessage()).id, (await aMessage()).id];
    await db().updateTable('contact_messages').set({ in_reply_to: first }).where('id', '=', answer).execute();
    const before = { created_at: '2020-11-20T08:00:00.000Z' };
    await db().updateTable('contact_messages').set(before).where('id', 'in', [first, last]).execute();
    const [one, purged] = await whileHeld(
      holdRow('contact_messages', middle),
      () => changeMessages(ada, { ids: [answer, middle, last], action: 'delete' }),
      () => purgeMessages(),
    );
    expect(one.changed + purged).toBe(4);
    expect(await getWholeTables('contact_messages')).toEqual([]);
  });

  it('refuses an empty selection and an unknown action', async () => {
    const admin = await asAdmin();
    await expect(changeMessages(admin, { ids: [], action: 'read' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(changeMessages(admin, { ids: [1], action: 'x' as 'read' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
