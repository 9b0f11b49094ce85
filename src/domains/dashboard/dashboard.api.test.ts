import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { anOrder } from '#src/domains/sales/orders/order.fixture.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readWorkbook } from '#tests/support/workbook.ts';

useDatabase();

const PATHS = ['/admin/dashboard', '/admin/dashboard/export', '/admin/search?q=abc'];

describe.each(PATHS)('%s', (path) => {
  it('answers 401 without a session and 403 to users and managers', async () => {
    expect((await aClient().send('GET', path)).status).toBe(401);
    expect((await (await signedIn('user')).send('GET', path)).status).toBe(403);
    expect((await (await signedIn('manager')).send('GET', path)).status).toBe(403);
  });
});

describe('dashboard endpoints for an administrator', () => {
  let owner: ApiClient;
  beforeEach(async () => {
    owner = await signedIn('admin');
    await aMessage({ name: '=Odile', subject: 'Demande de devis - Zinguerie' });
  });

  it('returns the dashboard of a period', async () => {
    const answer = await owner.send('GET', '/admin/dashboard?period=year');
    const body = await answer.json();
    expect(body).toMatchObject({ success: true, data: { period: 'year', quick_stats: { total_quotes: 1 } } });
    expect(body.data.monthly_revenue).toHaveLength(12);
  });

  it.each([
    ['/admin/dashboard?period=decade', 'period'],
    ['/admin/dashboard/export?type=secrets', 'type'],
    ['/admin/dashboard/export?format=ods', 'format'],
    ['/admin/search', 'q'],
    ['/admin/search?q=a', 'q'],
  ])('refuses %s with 422 and a French message', async (path, field) => {
    const answer = await owner.send('GET', path);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { success: false, errors: { [field]: [expect.any(String)] } },
    ]);
  });

  it('exports JSON in the envelope', async () => {
    const answer = await owner.send('GET', '/admin/dashboard/export');
    expect(await answer.json()).toMatchObject({
      success: true,
      data: [{ clientName: '=Odile', service: 'Zinguerie' }],
    });
  });

  it('exports a CSV file for spreadsheets, with formulas escaped', async () => {
    const answer = await owner.send('GET', '/admin/dashboard/export?type=messages&format=csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-[\d-]{10}\.csv"$/);
    const [heading, line] = (await answer.text()).replace('\uFEFF', '').split('\r\n');
    expect(heading).toBe('id;name;email;phone;subject;message;status;admin_response;replied_at;created_at');
    expect(line).toContain(";'=Odile;");
  });

  it('exports an Excel workbook whose amounts are numbers and whose texts are no formulas', async () => {
    await anOrder({ client_name: '=Odile & fils', budget: 1234.5, deadline: '2099-01-01' });
    const answer = await owner.send('GET', '/admin/dashboard/export?type=orders&format=xlsx');
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="commandes-[\d-]{10}\.xlsx"$/);
    const [heading = [], ...lines] = await readWorkbook(answer);
    expect(lines).toHaveLength(1);
    const cells = Object.fromEntries(heading.map((column, at) => [column, lines[0]?.[at]]));
    expect(cells).toMatchObject({ client_name: '=Odile & fils', budget: '1:1234.50', deadline: '2:72686' });
  });

  it.each(['quotes', 'orders', 'messages', 'payments'])(
    'exports the same heading of %s as CSV and as Excel',
    async (type) => {
      const send = (format: string) => owner.send('GET', `/admin/dashboard/export?type=${type}&format=${format}`);
      const [csv = ''] = (await (await send('csv')).text()).replace('\uFEFF', '').split('\r\n');
      expect((await readWorkbook(await send('xlsx')))[0]).toEqual(csv.split(';'));
    },
  );

  it('exports only a heading when nothing is stored', async () => {
    const answer = await owner.send('GET', '/admin/dashboard/export?type=orders&format=csv');
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(1);
    const json = await (await owner.send('GET', '/admin/dashboard/export?type=payments')).json();
    expect(json).toEqual({ success: true, data: [] });
  });

  it('searches all kinds of records', async () => {
    const { data } = await (await owner.send('GET', '/admin/search?q=odile')).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['messages', 'quotes']);
  });
});
