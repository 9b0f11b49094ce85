import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { Subscriber, SubscriberCounts, SubscriberDetail, type SubscriberListQuery } from './newsletter.contract.ts';

const PATH = '/admin/newsletter';

export const fetchSubscribers = (query: SubscriberListQuery): Promise<{ items: Subscriber[]; meta: PageMeta }> =>
  callPage(PATH, Subscriber, { query });

export const fetchStatistics = (): Promise<SubscriberCounts> => callApi(`${PATH}/statistics`, SubscriberCounts);

export const fetchSubscriber = (id: number): Promise<SubscriberDetail> => callApi(`${PATH}/${id}`, SubscriberDetail);

export const removeSubscriber = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });
