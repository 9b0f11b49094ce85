import type { z } from 'zod';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage } from '#src/ui/http/api-client.ts';
import { Activity, ActivityLine, type ActivityQuery, ActivityStatistics } from './activity.contract.ts';

const PATH = '/admin/activity';
export const ACTIVITY_EXPORT_PATH = `${PATH}/export`;

export const fetchActivities = (
  query: z.input<typeof ActivityQuery>,
): Promise<{ items: ActivityLine[]; meta: PageMeta }> => callPage(PATH, ActivityLine, { query });

export const fetchActivityStatistics = (): Promise<ActivityStatistics> =>
  callApi(`${PATH}/statistics`, ActivityStatistics);

export const fetchActivity = (id: number): Promise<Activity> => callApi(`${PATH}/${id}`, Activity);
