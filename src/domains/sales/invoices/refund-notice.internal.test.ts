import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { aContract } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { completeCompany } from './invoice.fixture.server.ts';
import { drawRefundNotice } from './refund-notice.internal.server.ts';

useDatabase(completeCompany);
beforeEach(() => freezeClock('2026-11-25T10:00:00.000Z'));
afterEach(async () => {
  freezeClock();
  await openGateway({});
});

const EMAIL = 'paule@essai.example';
const DAY = '2026-11-25';

async function refund(amounts: number[]): Promise<void> {
  const admin = await asAdmin();
  const { id: quoteId } = await aContract({ email: EMAIL });
  const { id } = await recordReceipt(admin, { quoteId, means: 'transfer', amount: 1_200, received_on: DAY });
  for (const amount of amounts) await recordRefund(admin, { id, amount, means: 'cheque', refunded_on: DAY });
}
const selectNotices = () => db().selectFrom('refund_notices').selectAll().orderBy('id').execute();
const selectMails = async () => (await queuedEmails(EMAIL)).filter(({ subject }) => subject.includes('remboursés'));

async function readPdf(id: number): Promise<string> {
  const { bytes } = await drawRefundNotice(id);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  await pdf.loadingTask.destroy();
  return text.replaceAll('\n', ' ');
}

describe('issueRefundNotice', () => {
  it('numbers a notice for each refund in a series of its own, and mails it as PDF', async () => {
    await refund([100, 50]);
    const notices = await selectNotices();
    expect(notices.map(({ number }) => number)).toEqual(['R-2026-000001', 'R-2026-000002']);
    expect(await selectMails()).toMatchObject(
      notices.map(({ id, number }) => ({
        text: expect.stringContaining(number),
        files: [{ source: 'refund-notice', id }],
      })),
    );
  });

  it('counts in another series in the demonstration, and marks its paper', async () => {
    await openGateway({});
    await openGateway({ PAYMENTS: 'demo' });
    await refund([100]);
    const [notice] = await selectNotices();
    expect(notice?.number).toBe('DEMO-R-2026-000001');
    expect(await readPdf(notice?.id ?? 0)).toContain('DÉMONSTRATION');
  });

  it('stays as it was issued: the database refuses every change', async () => {
    await refund([100]);
    const notices = db().updateTable('refund_notices').set({ number: 'R-1' });
    await expect(notices.execute()).rejects.toThrow('unchangeable');
    await expect(db().deleteFrom('refund_notices').execute()).rejects.toThrow('unchangeable');
  });
});

describe('drawRefundNotice', () => {
  it('states the amount, the means and the day, without a price or tax', async () => {
    await refund([100]);
    const [notice] = await selectNotices();
    const text = await readPdf(notice?.id ?? 0);
    for (const words of ['Avis de remboursement', 'R-2026-000001', 'chèque', '25 novembre 2026', 'Montant remboursé']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Total HT');
  });
});
