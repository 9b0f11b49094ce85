import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { ReceivedDeposit } from '../deposit.contract.ts';
import { missingLegalData } from '../invoice-company.document.server.ts';
import { depositDocument } from '../invoice-kinds.document.server.ts';
import { insertInvoice, nextNumber } from '../issue.store.server.ts';

/**
 * Issues the invoice of a received deposit, in the transaction that books it. Received money is never refused:
 * while the company's legal data is incomplete, no invoice is issued and the result is null.
 */
export const issueDepositInvoice = (deposit: ReceivedDeposit): Promise<{ id: number; number: string } | null> =>
  transaction(async () => {
    const settings = await readSettings();
    if (missingLegalData(settings, deposit.charge).length > 0) return null;
    const { quote, amount_cents } = deposit;
    const { number, issuedOn } = await nextNumber('F');
    const document = depositDocument(deposit, { number, issuedOn, dueOn: issuedOn, settings });
    const { net_cents, vat_cents, gross_cents } = document.totals;
    const id = await insertInvoice({
      kind: 'deposit',
      order_id: null,
      quote_id: quote.id,
      credits_id: null,
      user_id: quote.user_id,
      client_name: quote.name,
      client_email: quote.email,
      document,
      amounts: { net_cents, vat_cents, gross_cents },
      issued_on: issuedOn,
      due_on: issuedOn,
      paid_cents: amount_cents,
    });
    await publish('admin', { event: 'invoices', id });
    return { id, number };
  });
