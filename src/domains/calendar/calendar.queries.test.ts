import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewApiToken } from '#src/domains/accounts/auth/api-token.contract.ts';
import { findApiTokens } from '#src/domains/accounts/auth/api-token.internal.server.ts';
import { anApiToken } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readOrderCalendar } from './calendar.queries.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-27T08:00:00.000Z'));
afterEach(() => freezeClock());

const CALENDAR: Partial<NewApiToken> = { name: 'Téléphone', access: 'calendar', rights: ['sales:read'], days: 365 };
const read = async (file: string) => {
  const answer = await aClient().send('GET', `/calendar/${file}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const GONE = { status: 404, text: expect.stringContaining('Cet agenda n’existe pas, ou plus.') };

describe('readOrderCalendar', () => {
  it('shows orders with a day of the last ninety days and later, by day of completion or deadline', async () => {
    const days = { client_phone: '', address: '' };
    await anOrderRow({ ...days, client_name: 'Plus tard', deadline: '2027-01-04' });
    await anOrderRow({ ...days, client_name: 'Récente', deadline: '2026-08-29' });
    await anOrderRow({ ...days, client_name: 'Ancienne', deadline: '2026-08-28' });
    await anOrderRow({ ...days, client_name: 'Sans jour', deadline: '' });
    await anOrderRow({ ...days, client_name: 'Annulée', deadline: '2026-12-01', status: 'annulé' });
    const done = { status: 'terminé', service_date: '2026-11-20' } as const;
    await anOrderRow({ ...days, client_name: 'Faite', deadline: '2026-08-01', ...done });
    const { token } = await anApiToken(await anAccount({ role: 'admin' }), CALENDAR);
    const { status, type, text } = await read(`${token}.ics`);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(
      [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n.*\r\nSUMMARY:([^·\r]+?) ·/g)].map(([, ...of]) => of),
    ).toEqual([
      ['20260829', 'Récente'],
      ['20261120', 'Faite'],
      ['20270104', 'Plus tard'],
    ]);
  });

  it('opens only with a token for calendars, whose person may read orders and is active', async () => {
    const admin = await anAccount({ role: 'admin' });
    const reading = await anApiToken(admin, { access: 'read', rights: ['sales:read'] });
    expect(await read(`${reading.token}.ics`)).toMatchObject(GONE);
    const { token } = await anApiToken(admin, CALENDAR);
    expect(await read(token)).toMatchObject(GONE);
    expect(await read(`${token.slice(0, -1)}.ics`)).toMatchObject(GONE);
    expect(await read('.ics')).toMatchObject(GONE);
    await expect(readOrderCalendar(asVisitor(), { file: `${token}.ICS` })).rejects.toMatchObject({ code: 'not-found' });
    expect((await read(`${token}.ics`)).status).toBe(200);
    expect((await findApiTokens({ userId: admin.id }))[0]?.last_used_at).toBe('2026-11-27T08:00:00.000Z');
    await db()
      .updateTable('users')
      .set({ role: 'manager', rights: 'content:read' })
      .where('id', '=', admin.id)
      .execute();
    expect(await read(`${token}.ics`)).toMatchObject(GONE);
    await db().updateTable('users').set({ role: 'admin', is_active: 0 }).where('id', '=', admin.id).execute();
    expect(await read(`${token}.ics`)).toMatchObject(GONE);
  });

  it('ends with its token', async () => {
    const { token } = await anApiToken(await anAccount({ role: 'admin' }), { ...CALENDAR, days: 30 });
    freezeClock('2026-12-27T07:59:59.000Z');
    expect((await read(`${token}.ics`)).status).toBe(200);
    freezeClock('2026-12-27T08:00:00.000Z');
    expect(await read(`${token}.ics`)).toMatchObject(GONE);
  });

  it('gives a token for calendars no other call, and no other right than to read orders', async () => {
    const wanted = { ...CALENDAR, rights: ['sales:change', 'money'] } as const;
    const { token, api_token } = await anApiToken(await anAccount({ role: 'admin' }), {
      ...wanted,
      rights: [...wanted.rights],
    });
    expect(api_token.rights).toEqual(['sales:read']);
    const program = Object.assign(aClient(), { token });
    expect((await program.send('GET', '/admin/orders')).status).toBe(401);
    expect((await program.send('GET', '/services')).status).toBe(401);
  });
});
