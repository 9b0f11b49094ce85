import { z } from 'zod';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { type ApiCall, callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import { type NewOrder, Order, OrderStatistics, type OrderStatus } from './order.contract.ts';
import { BilledInvoice } from './order-billing.contract.ts';
import { PrintableInvoice } from './order-invoice.contract.ts';

const PATH = '/admin/orders';

export const fetchOrders = (query: NonNullable<ApiCall['query']>): Promise<{ items: Order[]; meta: PageMeta }> =>
  callPage(PATH, Order, { query });

export const fetchStatistics = (): Promise<OrderStatistics> => callApi(`${PATH}/statistics`, OrderStatistics);

export const fetchOrder = (id: number): Promise<Order> => callApi(`${PATH}/${id}`, Order);

export const fetchOrderInvoice = (id: number): Promise<PrintableInvoice> =>
  callApi(`${PATH}/${id}/invoice`, PrintableInvoice);

export const addOrder = (order: NewOrder): Promise<Order> => callApi(PATH, Order, { method: 'POST', body: order });

export const changeOrder = (
  id: number,
  change: NewOrder & { updated_at?: string | undefined; service_date?: string },
): Promise<Order> => callApi(`${PATH}/${id}`, Order, { method: 'PUT', body: change });

export const changeOrderStatus = (id: number, status: OrderStatus, serviceDate?: string | null): Promise<Order> =>
  callApi(`${PATH}/${id}/status`, Order, { method: 'PUT', body: { status, service_date: serviceDate } });

export const deleteOrder = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const fetchBilled = (id: number): Promise<BilledInvoice[]> =>
  callApi(`${PATH}/${id}/invoices`, z.array(BilledInvoice));

export const issueInvoice = (id: number): Promise<BilledInvoice> =>
  callApi(`${PATH}/${id}/invoices`, BilledInvoice, { method: 'POST' });

export const creditInvoice = (invoiceId: number): Promise<BilledInvoice> =>
  callApi(`/admin/invoices/${invoiceId}/credit`, BilledInvoice, { method: 'POST' });

export const sendInvoice = (invoiceId: number): Promise<void> =>
  callPlain(`/admin/invoices/${invoiceId}/send`, { method: 'POST' });

export const saveInvoicePdf = ({ id, number }: BilledInvoice): Promise<void> =>
  downloadFile(`/admin/invoices/${id}/pdf`, {}, `${number}.pdf`);
