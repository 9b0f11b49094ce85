import { formatLongDate } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { FactList } from '#src/ui/account/fact-list.tsx';
import type { Invoice } from '../invoice.contract.ts';
import { OWN_INVOICE_TEXTS } from '../own-invoice.texts.ts';

const { facts: texts } = OWN_INVOICE_TEXTS;

/** Shows dates and amounts of an invoice; empty values are left out. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { kind, vat, gross, paid, due, due_on, issued_on } = invoice;
  return (
    <FactList
      facts={[
        { label: texts.issuedOn, value: formatLongDate(issued_on) },
        { label: texts.dueOn, value: due > 0 ? formatLongDate(due_on) : '' },
        { label: vat === 0 ? texts.total : texts.gross, value: formatAmount(gross, 'document') },
        { label: texts.paid, value: paid > 0 ? formatAmount(paid, 'document') : '' },
        { label: texts.due, value: kind !== 'credit' && paid > 0 ? formatAmount(due, 'document') : '' },
      ]}
    />
  );
}
