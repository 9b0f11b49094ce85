import { reverseAmounts } from '#src/domains/sales/pricing/bill.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { Invoice, InvoiceId } from '../invoice.contract.ts';
import { alreadyCredited, creditsNothing, invoiceNotFound, otherWorld } from '../invoice.rules.ts';
import { selectInvoice } from '../invoice.store.server.ts';
import { toInvoice, toInvoiceDetail } from '../invoice.views.ts';
import { creditDocument } from '../invoice-kinds.document.server.ts';
import { insertInvoice, lockInvoice, nextNumber } from '../issue.store.server.ts';

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
    if (invoice === undefined) throw invoiceNotFound();
    if (invoice.kind === 'credit') throw creditsNothing();
    if (invoice.credit_id !== null) throw alreadyCredited();
    const isDemo = invoice.is_demo === 1;
    if (isDemo !== isDemonstration()) throw otherWorld(isDemo);
    const settings = await readSettings();
    const { number, issuedOn } = await nextNumber('A');
    const document = creditDocument(toInvoiceDetail(invoice), { number, issuedOn, dueOn: issuedOn, settings });
    const creditId = await insertInvoice({
      kind: 'credit',
      order_id: invoice.order_id,
      quote_id: invoice.quote_id,
      credits_id: id,
      user_id: invoice.user_id,
      client_name: invoice.client_name,
      client_email: invoice.client_email,
      document,
      amounts: reverseAmounts(invoice),
      issued_on: issuedOn,
      due_on: issuedOn,
      paid_cents: 0,
    });
    await publish('admin', { event: 'invoices', id: creditId });
    const credit = await selectInvoice(creditId);
    if (credit === undefined) throw invoiceNotFound();
    return toInvoice(credit);
  },
});
