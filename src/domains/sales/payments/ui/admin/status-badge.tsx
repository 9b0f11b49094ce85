import { Badge } from '@mantine/core';
import type { PaymentStatus } from '../../payment.contract.ts';
import { PAYMENT_STATUS_TEXTS } from '../../payment-status.texts.ts';

const COLORS = { pending: 'orange', completed: 'green', failed: 'red', refunded: 'gray' } as const;

/** Shows the status of a payment as word and colour. */
export function StatusBadge({ status }: { status: PaymentStatus }) {
  return (
    <Badge variant="light" color={COLORS[status]} miw="max-content">
      {PAYMENT_STATUS_TEXTS[status]}
    </Badge>
  );
}
