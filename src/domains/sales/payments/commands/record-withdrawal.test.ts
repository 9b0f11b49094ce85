import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { listRefundsDue, readContract } from '../contract-account.queries.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordWithdrawal } from './record-withdrawal.server.ts';

useDatabase(async () => {
  await aCompany();
  await completeCompany();
});
beforeEach(() => freezeClock('2026-11-22T10:00:00Z'));
afterEach(() => freezeClock());

describe('recordWithdrawal', () => {
  it('ends a contract agreed on paper by a letter sent in time, which arrives after the period', async () => {
    const admin = await asAdmin();
    const { id } = await aQuote({ lines: ROOF_LINES, address: '3 rue des Lilas', email: '' });
    await recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: '2026-11-22', means: 'signed_paper' });
    await recordReceipt(admin, { quoteId: id, means: 'cheque', amount: 330, received_on: '2026-11-22' });
    freezeClock('2026-12-09T10:00:00Z');
    const letter = { id, declared_on: '2026-12-07', note: 'Lettre du 7 décembre, classeur 3.' };
    expect(await recordWithdrawal(admin, letter)).toMatchObject({ state: 'withdrawn' });
    expect(await readContract(admin, { quoteId: id })).toMatchObject({
      ...{ is_closed: true, due: 0, surplus: 330, refund_by: '2026-12-23' },
    });
    expect(await listRefundsDue(admin, {})).toEqual([expect.objectContaining({ quote_id: id, amount: 330 })]);
    expect(await recordWithdrawal(admin, letter)).toMatchObject({ state: 'withdrawn' });
  });

  it('counts the days for the refund from the arrival of the letter, not from its entry here', async () => {
    const admin = await asAdmin();
    const { id } = await aContract();
    await recordReceipt(admin, { quoteId: id, means: 'cheque', amount: 330, received_on: '2026-11-22' });
    freezeClock('2026-12-20T10:00:00Z');
    const letter = { id, declared_on: '2026-12-01' };
    await expect(recordWithdrawal(admin, { ...letter, informed_on: '2026-11-30' })).rejects.toMatchObject({
      fields: { informed_on: [expect.stringContaining('1er décembre 2026')] },
    });
    await expect(recordWithdrawal(admin, { ...letter, informed_on: '2026-12-21' })).rejects.toMatchObject({
      fields: { informed_on: [expect.stringContaining('futur')] },
    });
    await recordWithdrawal(admin, { ...letter, informed_on: '2026-12-03' });
    expect((await readContract(admin, { quoteId: id })).refund_by).toBe('2026-12-17');
  });

  it('informs the customer who has an e-mail address', async () => {
    const { id } = await aContract({ email: 'paule@essai.example' });
    await recordWithdrawal(await asAdmin(), { id, declared_on: '2026-11-22' });
    expect((await queuedEmails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('rétractation'),
    );
  });

  it.each([
    ['2026-11-21', 'précéder l’accord'],
    ['2026-12-08', 'a pris fin le 7 décembre 2026'],
    ['2027-01-01', 'futur'],
  ])('refuses the day %s', async (declared_on, sentence) => {
    const { id } = await aContract();
    freezeClock('2026-12-20T10:00:00Z');
    await expect(recordWithdrawal(await asAdmin(), { id, declared_on })).rejects.toMatchObject({
      fields: { declared_on: [expect.stringContaining(sentence)] },
    });
  });

  it('refuses a professional, an unsigned quote and a visitor', async () => {
    const admin = await asAdmin();
    const { id } = await aContract({ customer_kind: 'professional' });
    const day = { declared_on: '2026-11-22' };
    await expect(recordWithdrawal(admin, { id, ...day })).rejects.toThrow('aucun droit');
    const { id: unsent } = await aQuote();
    await expect(recordWithdrawal(admin, { id: unsent, ...day })).rejects.toMatchObject({ status: 404 });
    await expect(recordWithdrawal(asVisitor(), { id, ...day })).rejects.toMatchObject({ status: 401 });
  });
});
