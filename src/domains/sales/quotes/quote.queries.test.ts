import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { openQuote } from './quote.internal.server.ts';
import {
  countQuoteFigures,
  countQuotesBySpan,
  drawLinkedQuote,
  drawOwnQuote,
  exportQuotes,
  listOwnQuotes,
  listQuoteTemplates,
  listRecentQuotes,
  readQuote,
  searchQuoteRecords,
  sumServiceShares,
} from './quote.queries.server.ts';
import { SERVICES_APART } from './quote-figures.contract.ts';
import { aSentQuote } from './quote-link.fixture.server.ts';
import { updateQuoteRecord } from './quote-record.store.server.ts';

useDatabase();

describe('drawLinkedQuote', () => {
  it('renders the sent version, without later changes', async () => {
    const { id, token } = await aSentQuote();
    const { number, bytes } = await drawLinkedQuote(asVisitor(), { token });
    expect(number).toMatch(/^D\d{6}$/);
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    await updateQuoteRecord(id, { name: 'Autre' });
    await expect(drawLinkedQuote(asVisitor(), { token })).rejects.toMatchObject({ status: 409 });
    await expect(drawLinkedQuote(asVisitor(), { token: 'x' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('drawOwnQuote', () => {
  it('renders only a devis sent to this account', async () => {
    const account = await anAccount();
    const me = asAccount(account);
    const { id } = await aSentQuote({ user_id: account.id });
    expect(Buffer.from((await drawOwnQuote(me, { id })).bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    const unsent = await aQuote({ user_id: account.id });
    const foreign = await aSentQuote();
    for (const other of [unsent.id, foreign.id, 404]) {
      await expect(drawOwnQuote(me, { id: other })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('listQuoteTemplates', () => {
  it('converts published prices to lines without tax, at the usual VAT rate', async () => {
    const admin = await asAdmin();
    await aService({ title: 'Démoussage', price_range: 'À partir de 22 €/m²' });
    await aService({ title: 'Charpente', price_range: 'Sur devis' });
    const line = { label: 'Nettoyage de gouttière', unit: 'mètre', price_cents: 1_100 };
    await saveSettings(admin, { group: 'prices', values: { lines: [line] } });
    await saveSettings(admin, { group: 'quotes', values: { default_vat_rate: 10, validity_days: 20 } });
    expect(await listQuoteTemplates(admin, {})).toEqual({
      services: expect.arrayContaining(['Démoussage', 'Charpente']),
      lines: expect.arrayContaining([
        { label: 'Nettoyage de gouttière', unit: 'mètre', unit_price: 10, vat_rate: 10, hint: '' },
        { label: 'Démoussage', unit: 'm²', unit_price: 20, vat_rate: 10, hint: expect.stringContaining('22 €/m²') },
        { label: 'Charpente', unit: '', unit_price: null, vat_rate: 10, hint: expect.stringContaining('Sur devis') },
      ]),
      default_vat_rate: 10,
      vat_regime: 'standard',
      validity_days: 20,
    });
  });

  it('allows only administrators', async () => {
    await expect(listQuoteTemplates(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readQuote', () => {
  it('returns the amount due after a payment', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted', urgency: 'high', paid_cents: 600_000 });
    expect(await readQuote(await asAdmin(), { id })).toMatchObject({
      id,
      status: 'approved',
      stage: 'accepted',
      priority: 'urgent',
      paid: 6000,
      depositDue: 0,
      due: 12_128.44,
    });
  });

  it('omits totals while there is no price', async () => {
    const { id } = await aQuote();
    expect(await readQuote(await asAdmin(), { id })).toMatchObject({ montant: null, totals: null, due: 0 });
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(readQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readQuote(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('countQuoteFigures', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';
  const CLIENT = { userId: null, name: 'Odile', email: 'a@essai.example', phone: '', description: '' };

  async function aQuote(day: string, status = 'pending', changedOn = day): Promise<void> {
    freezeClock(`${day}T08:00:00.000Z`);
    const { id } = await openQuote({ ...CLIENT, serviceType: 'Zinguerie' });
    freezeClock(`${changedOn}T08:00:00.000Z`);
    const approved_at = status === 'accepted' ? nowIso() : null;
    await db().updateTable('quotes').set({ status, approved_at, updated_at: nowIso() }).where('id', '=', id).execute();
  }

  it('counts by stage, now and at a given instant', async () => {
    await aQuote('2026-10-02', 'accepted', '2026-10-20');
    await aQuote('2026-10-03', 'accepted', '2026-11-02');
    await aQuote('2026-10-04', 'rejected', '2026-10-30');
    await aQuote('2026-10-05', 'rejected', '2026-11-03');
    await aQuote('2026-10-06', 'quoted');
    await aQuote('2026-11-04');
    await aQuote('2026-11-05', 'contacted');
    expect(await countQuoteFigures(await asAdmin(), { since: SINCE })).toEqual({
      total: 7,
      by_stage: { pending: 1, contacted: 1, quoted: 1, accepted: 2, rejected: 2 },
      pending: 3,
      approved: 2,
      total_before: 5,
      // The quoted one, and the two that were decided later.
      pending_before: 3,
      approved_before: 1,
      oldest_pending_at: '2026-10-06T08:00:00.000Z',
    });
  });

  it('returns empty figures without quotes', async () => {
    const figures = await countQuoteFigures(await asAdmin(), { since: SINCE });
    expect(figures).toMatchObject({ total: 0, pending: 0, total_before: 0, oldest_pending_at: null });
  });

  it('allows only administrators', async () => {
    await expect(countQuoteFigures(asVisitor(), { since: SINCE })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('countQuotesBySpan', () => {
  afterEach(() => freezeClock());

  const MARKS = ['2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z', '2026-11-03T23:00:00.000Z'];
  const REQUEST = {
    userId: null,
    name: 'Odile',
    email: 'a@essai.example',
    phone: '',
    serviceType: '',
    description: '',
  };

  it('counts a quote in the span of its receipt, and again in that of its acceptance', async () => {
    for (const instant of [
      '2026-11-01T22:59:59.999Z',
      '2026-11-01T23:00:00.000Z',
      '2026-11-02T22:59:59.999Z',
      '2026-11-02T23:00:00.000Z',
      '2026-11-03T23:00:00.000Z',
    ]) {
      freezeClock(instant);
      await openQuote(REQUEST);
    }
    freezeClock('2026-11-03T10:00:00.000Z');
    const [first] = await db().selectFrom('quotes').select('id').orderBy('id').execute();
    await db()
      .updateTable('quotes')
      .set({ approved_at: nowIso() })
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect(await countQuotesBySpan(await asAdmin(), { marks: MARKS })).toEqual([
      { quotes: 2, accepted: 0 },
      { quotes: 1, accepted: 1 },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(countQuotesBySpan(asVisitor(), { marks: MARKS })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('exportQuotes', () => {
  const REQUEST = { userId: null, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };

  it('returns every quote, oldest first', async () => {
    for (const name of ['Un', 'Deux']) await openQuote({ ...REQUEST, name });
    expect(await readRows(exportQuotes(await asAdmin(), {}))).toMatchObject([
      { name: 'Un', urgency: 'normal', approved_at: null },
      { name: 'Deux' },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(exportQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listRecentQuotes', () => {
  const REQUEST = { userId: null, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };

  it('returns the newest quotes, up to the limit', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await openQuote({ ...REQUEST, name });
    expect(await listRecentQuotes(await asAdmin(), { limit: 2 })).toMatchObject([
      { name: 'Trois', service_type: 'Zinguerie', status: 'pending', amount_cents: null },
      { name: 'Deux' },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(listRecentQuotes(asVisitor(), { limit: 2 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('searchQuoteRecords', () => {
  it('finds a quote by client, service and description, ignoring accents', async () => {
    const { id } = await openQuote({
      userId: null,
      name: 'Élodie Vernet',
      email: 'a@essai.example',
      phone: '',
      serviceType: 'Zinguerie',
      description: 'La gouttière déborde.',
    });
    const admin = await asAdmin();
    for (const search of ['ELODIE', 'zinguerie', 'gouttiere']) {
      expect(await searchQuoteRecords(admin, { search, limit: 5 })).toEqual([
        { id, title: 'Élodie Vernet', subtitle: 'Zinguerie' },
      ]);
    }
  });

  it('allows only administrators', async () => {
    const refused = searchQuoteRecords(asVisitor(), { search: 'abc', limit: 5 });
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('sumServiceShares', () => {
  const CLIENT = { userId: null, name: 'Odile', email: 'a@essai.example', phone: '', description: '' };

  async function getQuotes(serviceType: string, count: number, amount_cents: number | null = null): Promise<void> {
    for (let place = 0; place < count; place += 1) {
      const { id } = await openQuote({ ...CLIENT, serviceType });
      await db().updateTable('quotes').set({ amount_cents }).where('id', '=', id).execute();
    }
  }

  it('sums by service, most requested first', async () => {
    await getQuotes('Zinguerie', 1, 150_050);
    await getQuotes('Couverture', 2, 10_000_000_000);
    expect(await sumServiceShares(await asAdmin(), {})).toEqual([
      { service: 'Couverture', count: 2, amount_cents: 20_000_000_000 },
      { service: 'Zinguerie', count: 1, amount_cents: 150_050 },
    ]);
  });

  it('groups the rarest services together, last', async () => {
    for (let place = 0; place < SERVICES_APART; place += 1) await getQuotes(`Service ${place}`, 2);
    for (const rare of ['Rare', 'Très rare', 'Unique']) await getQuotes(rare, 1, 100);
    const shares = await sumServiceShares(await asAdmin(), {});
    expect(shares).toHaveLength(SERVICES_APART + 1);
    expect(shares.at(-1)).toEqual({ service: '', count: 3, amount_cents: 300 });
  });

  it('allows only administrators', async () => {
    await expect(sumServiceShares(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listOwnQuotes', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  const verify = (id: number) =>
    db().updateTable('users').set({ email_verified_at: '2026-11-20T08:00:00.000Z' }).where('id', '=', id).execute();

  it('lists quotes requested while signed in, and those of the address once verified', async () => {
    const account = await anAccount({ email: 'paule@essai.example' });
    const other = await anAccount();
    const mine = await aQuote({ user_id: account.id, email: 'autre@essai.example' });
    const addressed = await aQuote();
    await aQuote({ user_id: other.id, email: 'tiers@essai.example' });
    const ids = async () => (await listOwnQuotes(asAccount(account), {})).map(({ id }) => id);
    expect(await ids()).toEqual([mine.id]);
    await verify(account.id);
    expect(await ids()).toEqual([addressed.id, mine.id]);
  });

  it('shows a price, a decision and a payment only once the company has sent them', async () => {
    const account = await anAccount();
    const mine = { user_id: account.id };
    await aQuote({ ...mine, lines: ROOF_LINES });
    await aSentQuote({ ...mine, paid_cents: 100_000 });
    const [sent, draft] = await listOwnQuotes(asAccount(account), {});
    expect(draft).toMatchObject({ statusText: 'En attente', gross: null, net: null, deposit: 0, can_accept: false });
    expect(draft).toMatchObject({ offer: null, can_pay: false, has_document: false, statements: null });
    expect(sent).toMatchObject({
      statusText: 'Devis fourni',
      offer: 'open',
      paid: 1_000,
      can_accept: true,
      can_pay: true,
    });
    expect(sent?.gross).toBe(18_128.44);
    expect(sent?.due).toBe(17_128.44);
  });

  it('requires a signed-in user', async () => {
    await expect(listOwnQuotes(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
