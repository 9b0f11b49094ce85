import type { PageMeta } from '#src/kernel/pagination.ts';
import { type ApiCall, callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import { Invoice, InvoiceDetail, InvoiceStatistics, type NewCredit } from './invoice.contract.ts';

const PATH = '/admin/invoices';

export const fetchInvoices = (query: NonNullable<ApiCall['query']>): Promise<{ items: Invoice[]; meta: PageMeta }> =>
  callPage(PATH, Invoice, { query });

export const fetchStatistics = (): Promise<InvoiceStatistics> => callApi(`${PATH}/statistics`, InvoiceStatistics);

export const fetchInvoice = (id: number): Promise<InvoiceDetail> => callApi(`${PATH}/${id}`, InvoiceDetail);

export const creditInvoice = ({ id, ...credit }: NewCredit): Promise<Invoice> =>
  callApi(`${PATH}/${id}/credit`, Invoice, { method: 'POST', body: credit });

export const sendInvoice = (id: number): Promise<void> => callPlain(`${PATH}/${id}/send`, { method: 'POST' });

export const saveInvoicePdf = ({ id, number }: Pick<Invoice, 'id' | 'number'>): Promise<void> =>
  downloadFile(`${PATH}/${id}/pdf`, {}, `${number}.pdf`);
