import { reverseAmounts } from '#src/domains/sales/pricing/bill.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Invoice, InvoiceId } from '../invoice.contract.ts';
import { alreadyCredited, creditsNothing, invoiceNotFound } from '../invoice.rules.ts';
import { selectInvoice, selectInvoiceRecord } from '../invoice.store.server.ts';
import { creditDocument } from '../invoice-kinds.document.server.ts';
import { insertInvoice, lockInvoice, nextNumber } from '../issue.store.server.ts';

const toCents = (euros: number): number => Math.round(euros * 100);

/** Cancels a whole invoice by a credit note with its own number; the invoice stays as it was issued. */
export const creditInvoice = command({
  allow: 'money',
  input: InvoiceId,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.credit',
    class: 'money',
    subject: `invoice:${id}`,
    after: { title: number, gross },
  }),
  run: async ({ id }) => {
    await lockInvoice(id);
    const invoice = await selectInvoice(id);
    const record = await selectInvoiceRecord(id);
    if (invoice === undefined || record === undefined) throw invoiceNotFound();
    if (invoice.kind === 'credit') throw creditsNothing();
    if (invoice.credited_by !== null) throw alreadyCredited();
    const settings = await readSettings();
    const { number, issuedOn } = await nextNumber('A');
    const document = creditDocument(invoice, { number, issuedOn, dueOn: issuedOn, settings });
    const creditId = await insertInvoice({
      kind: 'credit',
      order_id: invoice.order_id,
      quote_id: invoice.quote_id,
      credits_id: id,
      user_id: record.user_id,
      client_name: invoice.client_name,
      client_email: invoice.client_email,
      document,
      amounts: reverseAmounts({
        net_cents: toCents(invoice.net),
        vat_cents: toCents(invoice.vat),
        gross_cents: toCents(invoice.gross),
      }),
      issued_on: issuedOn,
      due_on: issuedOn,
      paid_cents: 0,
    });
    await publish('admin', { event: 'invoices', id: creditId });
    const credit = await selectInvoice(creditId);
    if (credit === undefined) throw invoiceNotFound();
    return credit;
  },
});
