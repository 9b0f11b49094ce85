import { StatusChip } from '#src/ui/account/status-chip.tsx';
import type { Invoice, InvoiceState } from '../invoice.contract.ts';
import { OWN_INVOICE_TEXTS as texts } from '../own-invoice.texts.ts';

const TONES = {
  open: 'waiting',
  late: 'bad',
  paid: 'good',
  credited: 'quiet',
  credit: 'quiet',
} as const satisfies Record<InvoiceState, string>;

/** Shows the state of an invoice in one word. */
export const InvoiceStateChip = ({ state }: Pick<Invoice, 'state'>) => (
  <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>
);
