import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { drawLinkedQuote, drawOwnQuote, listOwnQuotes, listQuoteTemplates, readQuote } from './quote.queries.server.ts';
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
  it('takes the VAT out of published prices at the rate printed beside them', async () => {
    const admin = await asAdmin();
    await aService({ title: 'Démoussage', price_range: 'À partir de 22 €/m²' });
    await aService({ title: 'Charpente', price_range: 'Sur devis' });
    const line = { label: 'Nettoyage de gouttière', unit: 'mètre', price_cents: 1_100 };
    await saveSettings(admin, { group: 'prices', values: { lines: [line] } });
    await saveSettings(admin, { group: 'quotes', values: { default_vat_rate: 20, validity_days: 20 } });
    expect(await listQuoteTemplates(admin, {})).toEqual({
      services: expect.arrayContaining(['Démoussage', 'Charpente']),
      lines: expect.arrayContaining([
        { label: 'Nettoyage de gouttière', unit: 'mètre', unit_price: 10, vat_rate: 10, hint: '' },
        { label: 'Démoussage', unit: 'm²', unit_price: 20, vat_rate: 10, hint: expect.stringContaining('22 €/m²') },
        { label: 'Charpente', unit: '', unit_price: null, vat_rate: 10, hint: expect.stringContaining('Sur devis') },
      ]),
      default_vat_rate: 20,
      vat_regime: 'standard',
      validity_days: 20,
    });
  });

  it('takes nothing out of the prices of a company that charges no VAT', async () => {
    const admin = await asAdmin();
    const line = { label: 'Nettoyage de gouttière', unit: 'mètre', price_cents: 1_100 };
    await saveSettings(admin, { group: 'prices', values: { lines: [line] } });
    await saveSettings(admin, { group: 'company', values: { is_vat_exempt: true } });
    const { lines } = await listQuoteTemplates(admin, {});
    expect(lines).toContainEqual(expect.objectContaining({ label: line.label, unit_price: 11, vat_rate: 0 }));
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
      can_pay: false,
    });
    expect(sent?.gross).toBe(18_128.44);
    expect(sent?.due).toBe(17_128.44);
  });

  it('requires a signed-in user', async () => {
    await expect(listOwnQuotes(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
