import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import type { PaymentStatus } from '../../payment.contract.ts';
import { changeStatus, deletePayment } from '../../payment-admin.client.ts';
import type { Payment } from '../../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../../payment-admin.texts.ts';
import { PAYMENT_STATUS_TEXTS } from '../../payment-status.texts.ts';

export interface PaymentActions {
  isBusy: boolean;
  setStatus: (payment: Payment, status: PaymentStatus) => Promise<void>;
  /** Asks first; returns whether it was removed. */
  remove: (payment: Payment) => Promise<boolean>;
}

/** Asks whether to refund the money too, only where the gateway holds some. */
const asksRefund = ({ is_refundable, amount, refunded }: Payment): boolean =>
  is_refundable && window.confirm(fill(TEXTS.confirmRefund, { amount: euros(Math.round((amount - refunded) * 100)) }));

/** Provides the actions on payments. A status change can be undone, a refund cannot. */
export function usePaymentActions(reload: () => Promise<void>): PaymentActions {
  const { isBusy, attempt } = useAttempt(reload);
  const setStatus = async (payment: Payment, status: PaymentStatus): Promise<void> => {
    const { id, updated_at, status: before } = payment;
    if (status === before) return;
    const refund = status === 'refunded' && asksRefund(payment);
    if (!(await attempt(() => changeStatus(id, { status, refund, updated_at }), TEXTS.statusError))) return;
    if (refund) return showSuccess(TEXTS.refunded);
    showUndo(fill(TEXTS.message, { status: PAYMENT_STATUS_TEXTS[status] }), () => {
      void attempt(() => changeStatus(id, { status: before }), TEXTS.statusError);
    });
  };
  const remove = async ({ id }: Payment): Promise<boolean> => {
    if (!window.confirm(TEXTS.confirmDelete)) return false;
    const isDone = await attempt(() => deletePayment(id), TEXTS.deleteError);
    if (isDone) showSuccess(TEXTS.deleted);
    return isDone;
  };
  return { isBusy, setStatus, remove };
}
