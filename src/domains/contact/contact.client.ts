import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import {
  type BulkAction,
  BulkResult,
  ContactMessage,
  MessageInExchange,
  type MessageListQuery,
  MessageStatistics,
  type MessageStatus,
} from './contact.contract.ts';

const PATH = '/admin/contact';

export function fetchMessages(query: MessageListQuery): Promise<{ items: ContactMessage[]; meta: PageMeta }> {
  const { status, ...rest } = query;
  return callPage(status === undefined ? PATH : `${PATH}/status/${status}`, ContactMessage, { query: rest });
}

export const fetchStatistics = (): Promise<MessageStatistics> => callApi(`${PATH}/statistics`, MessageStatistics);

export const fetchMessage = (id: number): Promise<MessageInExchange> => callApi(`${PATH}/${id}`, MessageInExchange);

export const changeStatus = (id: number, status: MessageStatus): Promise<ContactMessage> =>
  callApi(`${PATH}/${id}`, ContactMessage, { method: 'PUT', body: { status } });

export const deleteMessage = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const sendReply = (id: number, reply: string): Promise<ContactMessage> =>
  callApi(`${PATH}/${id}/reply`, ContactMessage, { method: 'POST', body: { reply } });

/** Returns the message with the id of its quote, which is opened unless it exists. */
export const getOpenQuote = (id: number): Promise<ContactMessage> =>
  callApi(`${PATH}/${id}/quote`, ContactMessage, { method: 'POST' });

export const changeMessages = (ids: number[], action: BulkAction) =>
  callApi(`${PATH}/bulk`, BulkResult, { method: 'POST', body: { ids, action } });
