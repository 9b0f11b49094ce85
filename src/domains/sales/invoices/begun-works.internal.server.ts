import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import type { Invoice } from './invoice.contract.ts';
import { companyIncomplete, dayAfter, invoiceNotFound, PAYMENT_DAYS } from './invoice.rules.ts';
import { selectInvoice } from './invoice.store.server.ts';
import { toInvoice } from './invoice.views.ts';
import { missingLegalData } from './invoice-company.document.server.ts';
import { announceInvoice } from './invoice-event.internal.server.ts';
import { begunWorksDocument } from './invoice-kinds.document.server.ts';
import { mailInvoice } from './invoice-mail.internal.server.ts';
import { insertInvoice, nextNumber } from './issue.store.server.ts';
import { findSettledCents, settleContract } from './settlement.internal.server.ts';

/**
 * Issues the invoice of the works that were done before a withdrawal; the money of the contract settles it.
 * @throws DomainError `conflict` while the company's legal data is incomplete.
 */
export const issueBegunWorks = (works: Omit<ReceivedDeposit, 'received'> & { quoteId: number }): Promise<Invoice> =>
  transaction(async () => {
    const { contract, charge, quoteId: quote_id } = works;
    const settings = await readSettings();
    const missing = missingLegalData(settings, charge, contract.customer_kind);
    if (missing.length > 0) throw companyIncomplete(missing);
    const { number, issuedOn } = await nextNumber('F');
    const dueOn = dayAfter(issuedOn, PAYMENT_DAYS);
    const settled = await findSettledCents({ quote_id }, works.amount_cents);
    const document = begunWorksDocument(works, settled, { number, issuedOn, dueOn, settings });
    const { net_cents, vat_cents, gross_cents } = document.totals;
    const id = await insertInvoice({
      kind: 'invoice',
      order_id: contract.order_id,
      quote_id,
      corrects_id: null,
      user_id: contract.user_id,
      client_name: contract.name,
      client_email: contract.email,
      document,
      amounts: { net_cents, vat_cents, gross_cents },
      issued_on: issuedOn,
      due_on: dueOn,
    });
    await settleContract({ quote_id });
    await announceInvoice(id);
    await mailInvoice(id);
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    return toInvoice(invoice);
  });
