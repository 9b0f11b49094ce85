import { Badge } from '@mantine/core';
import type { Invoice } from '../../invoice.contract.ts';
import { INVOICE_TEXTS } from '../../invoice.texts.ts';

const COLORS = { open: 'blue', late: 'red', paid: 'green', credited: 'gray', credit: 'gray' } as const;

/** Shows the state of an invoice. */
export const StateBadge = ({ state }: Pick<Invoice, 'state'>) => (
  <Badge variant="light" color={COLORS[state]} miw="max-content">
    {INVOICE_TEXTS.states[state]}
  </Badge>
);
