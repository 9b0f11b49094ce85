import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { readDue } from '#src/domains/sales/payments/payment.queries.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { aCompany, aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase(completeCompany);

/** Works of 1,100 € with tax. */
const LINES: PricedLine[] = [
  { label: 'Couverture', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 100_000, vat_rate: 10 },
];
const today = (): string => parisDay(now());
const ORAL = { means: 'oral', name: 'Paule Rivoire', note: 'Au téléphone' } as const;

let admin: Awaited<ReturnType<typeof asAdmin>>;
let account: Awaited<ReturnType<typeof anAccount>>;
beforeEach(async () => {
  await openGateway({});
  await openGateway({ PAYMENTS: 'demo' });
  await aCompany();
  admin = await asAdmin();
  account = await anAccount();
});
afterEach(() => openGateway({}));

const own = () => ({ lines: LINES, user_id: account.id, email: account.email });
const approve = (id: number) => changeQuoteStatus(admin, { id, status: 'approved' });

describe('quote that the office approved without its customer', () => {
  it('opens payment online, by its link and in the account', async () => {
    const { id, token } = await aSentQuote(own());
    await approve(id);
    expect(await findOffer({ id })).toMatchObject({ state: 'accepted', can_pay: true });
    expect(await readDue(asAccount(account), { quoteId: id })).toMatchObject({ refusal: '' });
    expect(await readDue(asVisitor(), { token })).toMatchObject({ refusal: '' });
  });

  it('keeps the deposit of the day of approval, also once it is ordered', async () => {
    const { id } = await aQuote(own());
    await approve(id);
    await convertQuote(admin, { id });
    const before = await readDue(asAccount(account), { quoteId: id });
    await saveSettings(systemContext('test'), { group: 'quotes', values: { deposit_percent: 60 } });
    expect((await readDue(asAccount(account), { quoteId: id })).choices).toEqual(before.choices);
    await changeQuoteStatus(admin, { id: (await aQuote(own())).id, status: 'approved' });
    expect((await readDue(asAccount(account), { quoteId: id + 1 })).choices.at(-1)?.amount).toBe(660);
  });

  it('takes money at the office, which the recorded agreement keeps', async () => {
    const { id } = await aSentQuote(own());
    await approve(id);
    await recordReceipt(admin, { quoteId: id, means: 'cheque', amount: 330, received_on: today() });
    await recordAcceptance(admin, { id, accepted_on: today(), ...ORAL });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({
      contract: 1_100,
      received: 330,
      to_receive: 770,
    });
  });

  it.each([true, false])('gets its invoice paid online; sent: %s', async (isSent) => {
    const { id } = await (isSent ? aSentQuote(own()) : aQuote({ ...own(), address: '3 rue des Lilas' }));
    await approve(id);
    const invoice = await issueInvoice(admin, { id: (await convertQuote(admin, { id })).id });
    expect((await readDue(asAccount(account), { invoiceId: invoice.id })).refusal).toBe('');
  });
});

describe('sent quote that nobody accepted', () => {
  it('opens no payment online before its acceptance', async () => {
    const { id, token } = await aSentQuote(own());
    const refused = { status: 409, reason: 'quote_not_accepted' };
    await expect(readDue(asAccount(account), { quoteId: id })).rejects.toMatchObject(refused);
    await expect(readDue(asVisitor(), { token })).rejects.toMatchObject(refused);
  });
});
