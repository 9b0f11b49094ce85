import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import type { AuditClass } from '#src/platform/audit-chain.server.ts';
import { verifyAudit } from '#src/platform/audit-verify.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anActivity } from './activity.fixture.server.ts';
import { describeActs, purgeActivities } from './activity.internal.server.ts';
import { listActivities } from './activity.queries.server.ts';

useDatabase(completeCompany);

describe('describeActs', () => {
  it('names quotes, orders and invoices by their printed numbers', async () => {
    const admin = await asAdmin();
    const { id: quote } = await aQuote();
    const { id: invoice, number } = await anInvoice();
    const subjects = [`quote:${quote}`, `order:12`, `invoice:${invoice}`, 'message:7', 'invoice:4242'];
    for (const subject of subjects) await anActivity(admin, { action: `${subject.split(':')[0]}.send`, subject });
    const { items } = await listActivities(admin, { sort_order: 'asc', period: 'day', search: 'envoyé' });
    expect(items.map(({ sentence }) => sentence)).toEqual([
      `a envoyé le devis D${String(quote).padStart(6, '0')}`,
      'a envoyé la commande n° 000012',
      `a envoyé la facture ${number}`,
      'a envoyé le message n° 7',
      'a envoyé la facture n° 4242',
    ]);
    expect(await describeActs([])).toEqual([]);
  });
});

describe('purgeActivities', () => {
  afterEach(() => freezeClock());

  it('deletes sign-ins after one year, changes after three, money after ten, and nothing else', async () => {
    const admin = await asAdmin();
    const act = (action: string, name: AuditClass = 'change') =>
      anActivity(admin, { action, class: name, subject: 'x:1' });
    for (const second of ['07:59:59', '08:00:01']) {
      freezeClock(`2025-11-21T${second}.000Z`);
      await act('session.open', 'access');
      freezeClock(`2023-11-21T${second}.000Z`);
      await act('service.change');
      freezeClock(`2016-11-20T${second}.000Z`);
      await act('invoice.issue');
    }
    freezeClock('2026-11-21T08:00:00.000Z');
    expect(await purgeActivities()).toEqual({ forgotten: 3 });
    const left = (await listActivities(admin, { sort_order: 'asc' })).items;
    expect(left.map(({ at, action }) => [at.slice(0, 4), action])).toEqual([
      ['2016', 'invoice.issue'],
      ['2023', 'service.change'],
      ['2025', 'session.open'],
    ]);
    expect(left.map(({ ip }) => ip === '')).toEqual([true, true, false]);
    expect((await verifyAudit()).finding).toBeUndefined();
    expect(await purgeActivities()).toEqual({ forgotten: 0 });
  });

  it('deletes any number of lines in one run, and the rest stays verifiable', async () => {
    const admin = await asAdmin();
    freezeClock('2024-11-20T08:00:00.000Z');
    for (let place = 0; place < 35; place += 1) {
      await anActivity(admin, { action: 'session.open', class: 'access', subject: 'x:1' });
      await anActivity(admin, { action: 'service.change', class: 'change', subject: 'x:1' });
    }
    freezeClock('2026-11-21T08:00:00.000Z');
    expect(await purgeActivities()).toEqual({ forgotten: 35 });
    const left = await db().selectFrom('audit_log').select(['class', 'ip']).execute();
    expect(left).toEqual(Array.from({ length: 35 }, () => ({ class: 'change', ip: '' })));
    expect((await verifyAudit()).finding).toBeUndefined();
  });
});
