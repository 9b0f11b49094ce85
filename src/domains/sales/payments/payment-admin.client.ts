import { z } from 'zod';
import { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import type { BegunWorks } from './begun-works.contract.ts';
import { ContractAccountView, type ContractQuery, RefundDue } from './contract-account.contract.ts';
import type { NewDeposit } from './deposit-request.contract.ts';
import type { PaymentStatus } from './payment.contract.ts';
import { Payment, type PaymentListQuery, PaymentStatistics } from './payment-admin.contract.ts';
import {
  type NewReceipt,
  type NewRefund,
  PaymentEntries,
  type PaymentEntry,
  ReceiptTarget,
  type RefundNotice,
  RefundNotices,
  type RefundReversal,
  type TargetQuery,
} from './record-receipt.contract.ts';

const PATH = '/admin/payments';

export const fetchPayments = (query: PaymentListQuery): Promise<{ items: Payment[]; meta: PageMeta }> =>
  callPage(PATH, Payment, { query });

export const fetchPayment = (id: number): Promise<Payment> => callApi(`${PATH}/${id}`, Payment);

export const fetchStatistics = (): Promise<PaymentStatistics> => callApi(`${PATH}/statistics`, PaymentStatistics);

export const recordReceipt = (receipt: NewReceipt): Promise<Payment> =>
  callApi(PATH, Payment, { method: 'POST', body: receipt });

export const reverseReceipt = (id: number, reason: string): Promise<Payment> =>
  callApi(`${PATH}/${id}/reversal`, Payment, { method: 'POST', body: { reason } });

export const reverseRefund = ({ id, ...reversal }: z.input<typeof RefundReversal>): Promise<Payment> =>
  callApi(`${PATH}/${id}/refund-reversal`, Payment, { method: 'POST', body: reversal });

export const recordRefund = ({ id, ...refund }: NewRefund): Promise<Payment> =>
  callApi(`${PATH}/${id}/refund`, Payment, { method: 'POST', body: refund });

export const fetchEntries = (id: number): Promise<PaymentEntry[]> => callApi(`${PATH}/${id}/entries`, PaymentEntries);

export const fetchRefundNotices = (id: number): Promise<RefundNotice[]> =>
  callApi(`${PATH}/${id}/notices`, RefundNotices);

export const saveRefundNotice = (paymentId: number, { id, number }: RefundNotice): Promise<void> =>
  downloadFile(`${PATH}/${paymentId}/notices/${id}/pdf`, {}, `${number}.pdf`);

export const fetchTargets = (query: z.input<typeof TargetQuery>): Promise<ReceiptTarget[]> =>
  callApi(`${PATH}/targets`, z.array(ReceiptTarget), { query });

export const fetchContract = (query: ContractQuery): Promise<ContractAccountView> =>
  callApi(`${PATH}/account`, ContractAccountView, { query });

export const fetchRefundsDue = (): Promise<RefundDue[]> => callApi(`${PATH}/refunds`, z.array(RefundDue));

/** Asks for a deposit on a contract: its quote, or its order where it has none. */
export const askDeposit = (
  { quote_id, order_id }: Pick<ContractAccountView, 'quote_id' | 'order_id'>,
  deposit: Omit<NewDeposit, 'id'>,
): Promise<Invoice> =>
  callApi(`/admin/${quote_id === null ? `orders/${order_id}` : `quotes/${quote_id}`}/deposits`, Invoice, {
    method: 'POST',
    body: deposit,
  });

export const billBegunWorks = ({ id, amount }: BegunWorks): Promise<Invoice> =>
  callApi(`/admin/quotes/${id}/begun-works`, Invoice, { method: 'POST', body: { amount } });

export interface RequestedStatus {
  status: PaymentStatus;
  refund?: boolean;
  updated_at?: string;
}

export const changeStatus = (id: number, body: RequestedStatus): Promise<Payment> =>
  callApi(`${PATH}/${id}/status`, Payment, { method: 'PUT', body });

export const deletePayment = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });
