import { Badge, Group, Tooltip } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { getStatusColor } from '#src/ui/admin/status-colors.ts';
import type { PaymentStatus } from '../payment.contract.ts';
import type { Payment } from '../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../payment-admin.texts.ts';
import { PAYMENT_STATUS_TEXTS } from '../payment-status.texts.ts';

const isKnown = (status: string): status is keyof typeof TEXTS.gateway_status => status in TEXTS.gateway_status;

/** Returns the gateway's status in words. */
export const gatewayStatusText = (status: string): string => TEXTS.gateway_status[isKnown(status) ? status : 'unknown'];

/** Shows marks beside the status: no real money, or a different gateway status. */
export function PaymentMarks({ payment: { provider, provider_status, is_mismatch } }: { payment: Payment }) {
  return (
    <Group gap={4}>
      {provider === 'sandbox' && (
        <Tooltip label={TEXTS.demoNote}>
          <Badge variant="outline" color="gray" c="dimmed" size="sm" tabIndex={0}>
            {TEXTS.demo}
          </Badge>
        </Tooltip>
      )}
      {is_mismatch && (
        <Tooltip label={fill(TEXTS.mismatchNote, { status: gatewayStatusText(provider_status) })} multiline maw={280}>
          <Badge variant="light" color={getStatusColor('mismatch')} size="sm" tabIndex={0}>
            {TEXTS.mismatch}
          </Badge>
        </Tooltip>
      )}
    </Group>
  );
}

/** Shows the status of a payment as word and colour. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return <StatusBadge status={status}>{PAYMENT_STATUS_TEXTS[status]}</StatusBadge>;
}
