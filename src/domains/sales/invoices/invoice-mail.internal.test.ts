import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { anInvoice, completeCompany } from './invoice.fixture.server.ts';
import { drawInvoiceFile, mailInvoice } from './invoice-mail.internal.server.ts';

useDatabase();

const EMAIL = 'paule@essai.example';
const selectDocuments = () => db().selectFrom('invoices').select(['id', 'number', 'kind']).orderBy('id').execute();

describe('drawInvoiceFile', () => {
  it('draws the document under the number printed on it', async () => {
    const { id, number } = await anInvoice();
    const { name, type, base64 } = await drawInvoiceFile(id);
    expect([name, type]).toEqual([`${number}.pdf`, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
    expect((await extractText(pdf, { mergePages: true })).text).toContain(number);
    await pdf.loadingTask.destroy();
  });
});

describe('mailInvoice', () => {
  it('mails every invoice and every credit note when it is issued, with its file', async () => {
    const { id } = await anInvoice({ client_email: EMAIL });
    await creditInvoice(await asAdmin(), { id, amount: 100 });
    const documents = await selectDocuments();
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
    expect(await queuedEmails(EMAIL)).toMatchObject(
      documents.map((document) => ({
        subject: expect.stringContaining(document.number),
        automatic: true,
        files: [{ source: 'invoice', id: document.id }],
      })),
    );
    expect((await queuedEmails(EMAIL)).at(-1)?.text).toContain('avoir');
  });

  it('mails a deposit that is asked, and attaches the invoice of a received one to its receipt', async () => {
    const admin = await asAdmin();
    await completeCompany();
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted', email: EMAIL });
    const today = parisDay(now());
    const { id: asked } = await askDeposit(admin, { id, amount: 300, due_on: today });
    await recordReceipt(admin, { quoteId: id, amount: 500, means: 'transfer', received_on: today });
    const documents = await selectDocuments();
    expect(documents).toHaveLength(2);
    expect((await queuedEmails(EMAIL)).map(({ files }) => files)).toEqual(
      [asked, documents[1]?.id].map((document) => [{ source: 'invoice', id: document }]),
    );
  });

  it('sends nothing without an address', async () => {
    const { id } = await anInvoice({ client_email: '' });
    await mailInvoice(id);
    expect(await queuedEmails()).toEqual([]);
  });
});
