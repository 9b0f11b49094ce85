import { z } from 'zod';
import { callApi } from '#src/ui/http/api-client.ts';
import { getApiError } from '#src/ui/http/api-error.ts';
import { transmit } from '#src/ui/http/request.ts';
import { ContractAccountView, type OwnContractQuery } from './contract-account.contract.ts';
import { Due, PaymentConfig, Receipt } from './payment.contract.ts';
import type { AskedPayment } from './payment.views.ts';

const Answered = z.object({ data: Receipt.extend({ client_secret: z.string().optional() }) });
export type AnsweredPayment = z.infer<typeof Answered>['data'];

/** The payment page sends no session: a link token names the payer. */
const getTarget = ({ quoteId, invoiceId, token }: AskedPayment) => ({ quoteId, invoiceId, linkToken: token });

export const fetchConfig = (signal: AbortSignal): Promise<PaymentConfig> =>
  callApi('/payment/config', PaymentConfig, { signal, token: null });

export const fetchDue = (asked: AskedPayment, signal: AbortSignal): Promise<Due> =>
  callApi('/payment/due', Due, { query: getTarget(asked), signal, token: null });

/** Reads the account of a contract: by an emailed link without a session, else as the signed-in customer. */
export const fetchOwnContract = (query: OwnContractQuery, signal: AbortSignal): Promise<ContractAccountView> =>
  callApi('/payment/account', ContractAccountView, { query, signal, ...(query.token && { token: null }) });

/**
 * Sends one payment; the same key makes a repeated request harmless. A bank's refusal is a normal answer.
 * @throws ApiError for everything else, status 0 without an answer.
 */
export async function sendPayment(body: object, key: string): Promise<AnsweredPayment> {
  const response = await transmit('/payment/process', {
    method: 'POST',
    body,
    token: null,
    idempotencyKey: key,
  });
  const answer: unknown = await response.json().catch(() => null);
  const parsed = Answered.safeParse(answer);
  if (parsed.success) return parsed.data.data;
  throw getApiError(response.status, answer, response.headers);
}

export const fetchReceipt = (transactionId: string, signal?: AbortSignal): Promise<Receipt> =>
  callApi(`/payment/${encodeURIComponent(transactionId)}`, Receipt, { token: null, ...(signal && { signal }) });

export const answerBank = (transactionId: string, accepted: boolean): Promise<Receipt> =>
  callApi(`/payment/${encodeURIComponent(transactionId)}/confirm`, Receipt, {
    method: 'POST',
    body: { accepted },
    token: null,
  });
