import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { listMessages } from './list-messages.server.ts';

useDatabase();

async function threeMessages(): Promise<void> {
  freezeClock('2026-11-20T08:00:00.000Z');
  await aMessage({ name: 'Élodie', email: 'z@essai.example', message: 'Fuite sous la noue' });
  freezeClock('2026-11-20T09:00:00.000Z');
  await aMessage({ name: 'bernard', email: 'b@essai.example', message: 'Remise de 100%' });
  freezeClock('2026-11-20T10:00:00.000Z');
  await aMessage({ name: 'Zoé', email: 'a@essai.example', subject: 'Gouttière', message: 'Une_question' });
  freezeClock();
}

const getNames = (page: { items: { name: string }[] }): string[] => page.items.map((message) => message.name);

describe('listMessages', () => {
  it('lists the newest messages first', async () => {
    await threeMessages();
    expect(getNames(await listMessages(await asAdmin(), {}))).toEqual(['Zoé', 'bernard', 'Élodie']);
  });

  it.each([
    ['name', 'asc', ['bernard', 'Élodie', 'Zoé']],
    ['email', 'asc', ['Zoé', 'bernard', 'Élodie']],
    ['created_at', 'asc', ['Élodie', 'bernard', 'Zoé']],
  ] as const)('sorts by %s %s, ignoring accents and case', async (sort_by, sort_order, expected) => {
    await threeMessages();
    expect(getNames(await listMessages(await asAdmin(), { sort_by, sort_order }))).toEqual(expected);
  });

  it.each([
    ['elodie', ['Élodie']],
    ['NOUE', ['Élodie']],
    ['gouttiere', ['Zoé']],
    ['100%', ['bernard']],
    ['_', ['Zoé']],
    ['%', ['bernard']],
    ["' or 1=1 --", []],
  ])('finds %s in name, e-mail, subject or message', async (search, expected) => {
    await threeMessages();
    expect(getNames(await listMessages(await asAdmin(), { search }))).toEqual(expected);
  });

  it('pages without overlap and counts all messages', async () => {
    await threeMessages();
    const admin = await asAdmin();
    const first = await listMessages(admin, { page: '1', per_page: '2' });
    const second = await listMessages(admin, { page: 2, per_page: 2 });
    expect([...getNames(first), ...getNames(second)]).toEqual(['Zoé', 'bernard', 'Élodie']);
    expect(second.meta).toEqual({ page: 2, per_page: 2, total: 3, last_page: 2 });
  });

  it('caps a large page size and refuses invalid ones', async () => {
    const admin = await asAdmin();
    expect((await listMessages(admin, { page: 1, per_page: 5_000 })).meta.per_page).toBe(100);
    for (const odd of [
      { page: '0' },
      { page: '-1' },
      { page: '1e9' },
      { sort_by: 'name; drop table' },
      { status: 'x' },
    ]) {
      await expect(listMessages(admin, odd as object)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('allows only administrators', async () => {
    await expect(listMessages(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
