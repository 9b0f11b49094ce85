import { NativeSelect } from '@mantine/core';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '../payment.contract.ts';
import { changeStatus, deletePayment } from '../payment-admin.client.ts';
import type { Payment } from '../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../payment-admin.texts.ts';
import { PAYMENT_STATUS_TEXTS } from '../payment-status.texts.ts';
import { isTaken } from '../receipt.rules.ts';

const OPTIONS = PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_TEXTS[value] }));

/** Asks whether to refund the money too, only where the gateway holds some. */
const asksRefund = ({ is_refundable, amount, refunded }: Payment): boolean =>
  is_refundable && window.confirm(fill(TEXTS.confirmRefund, { amount: formatAmount(amount - refunded, 'card') }));

/** Sets the status of a payment. The change can be undone, a refund cannot. */
async function setStatus(payment: Payment, status: PaymentStatus, { run }: ResourceActs): Promise<void> {
  const { id, updated_at, status: before } = payment;
  if (status === before) return;
  const refund = status === 'refunded' && asksRefund(payment);
  await run({
    act: () => changeStatus(id, { status, refund, updated_at }),
    failure: TEXTS.statusError,
    ...(refund
      ? { done: TEXTS.refunded }
      : {
          done: fill(TEXTS.message, { status: PAYMENT_STATUS_TEXTS[status] }),
          undo: { act: () => changeStatus(id, { status: before }) },
        }),
  });
}

/** Deletes a payment after a confirmation, and closes its dialog. */
export async function removePayment({ id }: Payment, { run, opened, close }: ResourceActs): Promise<void> {
  if (!window.confirm(`${TEXTS.confirmDelete}\n${ADMIN_TEXTS.irreversible}`)) return;
  const isDone = await run({ act: () => deletePayment(id), failure: TEXTS.deleteError, done: TEXTS.deleted });
  if (isDone && opened !== null) close();
}

/** Shows the dropdown that sets a status; a receipt of the office has none, since only a counter-entry cancels it. */
export function StatusChoice({ payment, list }: { payment: Payment; list: ResourceActs }) {
  if (payment.received_on !== '') return null;
  return (
    <NativeSelect
      size="xs"
      aria-label={fill(TEXTS.changeStatus, { number: payment.transaction_id })}
      data={OPTIONS.map((option) => ({ ...option, disabled: option.value === 'pending' && isTaken(payment) }))}
      value={payment.status}
      disabled={list.isBusy}
      onChange={({ currentTarget }) => void setStatus(payment, currentTarget.value as PaymentStatus, list)}
    />
  );
}
