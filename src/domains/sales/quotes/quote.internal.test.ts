import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { readRows } from '#tests/support/rows.ts';
import { changeQuote } from './commands/change-quote.server.ts';
import { decideLinkedQuote } from './commands/decide-linked-quote.server.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import {
  announceDecision,
  decideQuote,
  findLinkedQuote,
  findOffer,
  findOwnQuote,
  findQuote,
  findUserQuotes,
  holdQuote,
  openQuote,
  presentQuotes,
  priceQuotes,
  purgeQuotes,
  recordQuoteReceipt,
  withdrawQuote,
} from './quote.internal.server.ts';
import { aCompany, aSentQuote } from './quote-link.fixture.server.ts';
import { insertDecision } from './quote-link.store.server.ts';
import { updateQuoteRecord } from './quote-record.store.server.ts';

useDatabase();

describe('announceDecision', () => {
  const system = systemContext('test');

  const document = { number: 'D000007', totals: toTotals(ROOF_LINES), vat_note: '' };
  const NEWS = { id: 7, event: 'withdrawn', name: 'Ada', document } as const;

  it('notifies the bell and emails the company', async () => {
    await aCompany();
    await announceDecision(NEWS);
    const [email] = await queuedEmails('contact@toitures.example');
    expect(email?.text).toContain('Ada renonce au devis D000007');
    expect(await db().selectFrom('notifications').select('type').execute()).toEqual([{ type: 'warning' }]);
  });

  it('sends nothing where the settings disable it', async () => {
    await aCompany();
    await saveSettings(system, { group: 'notifications', values: { quote_alerts: false } });
    await announceDecision(NEWS);
    expect(await queuedEmails()).toEqual([]);
  });
});

describe('findLinkedQuote', () => {
  it('returns the quote that can be accepted or paid through this link', async () => {
    const { id, token } = await aSentQuote();
    expect(await findLinkedQuote({ token })).toEqual({ id });
    expect(await findLinkedQuote({ token: 'x' })).toBeNull();
    await updateQuoteRecord(id, { description: 'Autre chose' });
    expect(await findLinkedQuote({ token })).toBeNull();
  });
});

describe('openQuote', () => {
  const REQUEST = {
    userId: null,
    name: 'Élodie Vernet',
    email: 'elodie@essai.example',
    phone: '',
    serviceType: 'Zinguerie',
    description: 'Une noue à refaire',
  };

  it('creates a pending quote of normal urgency, without an amount', async () => {
    const { id } = await openQuote(REQUEST);
    const quote = await db().selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(quote).toMatchObject({
      status: 'pending',
      urgency: 'normal',
      amount_cents: null,
      service_type: 'Zinguerie',
    });
    expect(quote.search_text).toContain('elodie vernet');
  });
});

describe('purgeQuotes', () => {
  afterEach(() => freezeClock());

  const aQuote = async (status: string): Promise<number> => {
    const words = { name: status, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };
    const { id } = await openQuote({ ...words, userId: null });
    await db().updateTable('quotes').set({ status }).where('id', '=', id).execute();
    return id;
  };

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeQuotes();
    const rows = await db().selectFrom('quotes').select('status').orderBy('id').execute();
    return rows.map(({ status }) => status);
  };

  it('deletes unaccepted quotes three years after their last change', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    for (const status of ['pending', 'rejected', 'accepted']) await aQuote(status);
    expect(await leftAt('2029-11-19T07:59:59.000Z')).toEqual(['pending', 'rejected', 'accepted']);
    expect(await leftAt('2029-11-19T08:00:00.000Z')).toEqual(['accepted']);
    expect(await leftAt('2036-11-20T08:00:00.000Z')).toEqual(['accepted']);
  });

  it('deletes an amendment before the quote that it amends', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const amends_id = await aQuote('cancelled');
    for (let count = 0; count < 12; count += 1) await aQuote('pending');
    const amendment = { amends_id, amendment: 1 };
    await db()
      .updateTable('quotes')
      .set(amendment)
      .where('id', '=', await aQuote('rejected'))
      .execute();
    expect(await leftAt('2029-11-19T08:00:00.000Z')).toEqual(['cancelled']);
    expect(await leftAt('2029-11-20T08:00:00.000Z')).toEqual([]);
  });

  it('deletes any number in one run', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    for (let count = 0; count < 40; count += 1) await aQuote(count === 20 ? 'accepted' : 'pending');
    expect(await leftAt('2029-11-19T08:00:00.000Z')).toEqual(['accepted']);
  });
});

describe('decideQuote', () => {
  const by = { channel: 'link', name: 'Ada', user_id: null, ip: '', user_agent: '' } as const;

  const answer = { decision: 'accepted', by, documentHash: 'x', bytes: null } as const;

  it('accepts a decision only on a sent quote', async () => {
    await expect(decideQuote({ id: 404, ...answer })).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a decision on an outdated document', async () => {
    const { id } = await aSentQuote();
    await expect(decideQuote({ id, ...answer })).rejects.toMatchObject({ status: 409 });
  });
});

describe('findOffer', () => {
  afterEach(() => freezeClock());

  it('finds the sent offer of a quote by its number or by its link’s token', async () => {
    const { id, token } = await aSentQuote();
    expect(await findOffer({ id })).toEqual(await findOffer({ token }));
    const unsent = await aQuote();
    expect(await findOffer({ id: unsent.id })).toBeNull();
  });

  it('reports what the office decided or undid', async () => {
    const { id } = await aSentQuote();
    await updateQuoteRecord(id, { status: 'accepted', valid_until: '2020-01-01' });
    expect(await findOffer({ id })).toMatchObject({
      state: 'accepted',
      decided_by: '',
      withdrawal_until: null,
    });
    await updateQuoteRecord(id, { status: 'contacted' });
    expect(await findOffer({ id })).toMatchObject({ state: 'changed', document: null });
  });

  it('ignores a decision on an earlier version', async () => {
    const { id } = await aSentQuote({ status: 'rejected' });
    const by = { channel: 'link', name: 'Ada', user_id: null, ip: '', user_agent: '' } as const;
    const { document } = (await findOffer({ id })) ?? {};
    if (!document) throw new Error('no document');
    freezeClock('2020-01-01T08:00:00.000Z');
    await insertDecision({ quoteId: id, decision: 'rejected', statement: '', by, document, documentHash: '' });
    freezeClock();
    expect(await findOffer({ id })).toMatchObject({ state: 'rejected', decided_by: '' });
  });
});

describe('withdrawQuote', () => {
  it('ends only an accepted contract', async () => {
    await expect(withdrawQuote({ id: 404 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('findOwnQuote', () => {
  it('returns the offer only to its owner', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const { id } = await aSentQuote({ user_id: account.id });
    expect(await findOwnQuote({ id, userId: account.id })).toMatchObject({ id, state: 'open' });
    await expect(findOwnQuote({ id, userId: other.id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('findUserQuotes', () => {
  it('returns only the quotes of the given account', async () => {
    const [{ id: mine }, { id: other }] = [await anAccount(), await anAccount()];
    const request = { name: 'Ada', email: 'ada@essai.example', phone: '', serviceType: 'Zinguerie', description: 'x' };
    await openQuote({ ...request, userId: mine });
    await openQuote({ ...request, userId: other });
    await openQuote({ ...request, userId: null });
    const quotes = await readRows(findUserQuotes({ userId: mine }));
    expect(quotes).toMatchObject([{ service_type: 'Zinguerie', status: 'pending', email: 'ada@essai.example' }]);
  });
});

describe('findQuote', () => {
  it('returns a quote with its lines', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    expect(await findQuote({ id })).toMatchObject({ id, lines: ROOF_LINES, status: 'quoted' });
  });

  it('returns null for a missing quote', async () => {
    expect(await findQuote({ id: 404 })).toBeNull();
  });
});

describe('holdQuote', () => {
  it('serialises decisions about the amount due', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const payOnce = () =>
      transaction(async () => {
        const quote = await holdQuote({ id });
        if (quote?.paid_cents !== 0) return false;
        await recordQuoteReceipt({ id, amount_cents: 100 });
        return true;
      });
    const paid = await Promise.all(Array.from({ length: 8 }, payOnce));
    expect(paid.filter(Boolean)).toHaveLength(1);
  });

  it('returns null for a missing quote', async () => {
    expect(await holdQuote({ id: 404 })).toBeNull();
  });
});

describe('recordQuoteReceipt', () => {
  it('adds payments and subtracts refunds', async () => {
    const { id } = await aQuote();
    for (const amount_cents of [50_000, 20_000, -20_000]) await recordQuoteReceipt({ id, amount_cents });
    expect(await findQuote({ id })).toMatchObject({ paid_cents: 50_000 });
  });
});

describe('presentQuotes', () => {
  const system = systemContext('test');

  it('keeps the order of the ids and leaves out quotes that do not exist', async () => {
    const [first, second] = [await aQuote(), await aQuote()];
    const view = await presentQuotes({ ids: [second.id, 404, first.id] });
    expect(view.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await presentQuotes({ ids: [] })).toEqual([]);
  });

  it('shows the written lines beside the charged ones, with the note of an exempt company', async () => {
    await saveSettings(system, { group: 'company', values: { is_vat_exempt: true } });
    const { id } = await aQuote({ lines: ROOF_LINES });
    const [quote] = await presentQuotes({ ids: [id] });
    expect(quote?.lines.map(({ vat_rate }) => vat_rate)).toEqual([10, 5.5, 20]);
    expect(quote?.chargedLines.map(({ vat_rate }) => vat_rate)).toEqual([0, 0, 0]);
    expect(quote).toMatchObject({
      totals: { net: 16_500.54, gross: 16_500.54 },
      vatNote: 'TVA non applicable, art. 293 B du CGI',
      priceBasis: 'written',
      due: 16_500.54,
      depositDue: 4_950.16,
    });
  });

  it('shows no price while there is none', async () => {
    const [quote] = await presentQuotes({ ids: [(await aQuote()).id] });
    expect(quote).toMatchObject({ montant: null, totals: null, chargedLines: [], due: 0, depositDue: 0 });
  });
});

describe('priceQuotes', () => {
  const system = systemContext('test');

  const { net_cents, gross_cents } = toTotals(ROOF_LINES);

  const exempt = (is_vat_exempt: boolean) => saveSettings(system, { group: 'company', values: { is_vat_exempt } });

  const basisAndGross = async (id: number) => {
    const [price] = await priceQuotes({ ids: [id] });
    return [price?.basis, price?.totals.gross_cents];
  };

  it('prices a written quote by the current settings', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES });
    expect(await basisAndGross(id)).toEqual(['written', gross_cents]);
    await exempt(true);
    expect(await basisAndGross(id)).toEqual(['written', net_cents]);
  });

  it('keeps the price of a sent quote until its content changes', async () => {
    const { id } = await aSentQuote();
    await exempt(true);
    expect(await basisAndGross(id)).toEqual(['sent', gross_cents]);
    await changeQuote(await asAdmin(), { id, notes: 'Échafaudage compris.' });
    expect(await basisAndGross(id)).toEqual(['written', net_cents]);
  });

  it('keeps the price of a signed quote', async () => {
    const { id, token } = await aSentQuote();
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    await exempt(true);
    await changeQuote(await asAdmin(), { id, priority: 'urgent' });
    expect(await basisAndGross(id)).toEqual(['signed', gross_cents]);
  });

  it('leaves out quotes that do not exist', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES });
    expect((await priceQuotes({ ids: [404, id] })).map((price) => price.id)).toEqual([id]);
    expect(await priceQuotes({ ids: [] })).toEqual([]);
  });
});
