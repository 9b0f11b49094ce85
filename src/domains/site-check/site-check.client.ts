import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { MachineLine } from './machine-check.contract.ts';
import { Queue } from './queue.contract.ts';
import { ReleaseNews } from './release.contract.ts';
import { SiteState } from './site-state.contract.ts';

const PATH = '/admin/site-check';

export const fetchSiteState = (): Promise<SiteState> => callApi(PATH, SiteState);

/** Asks the address of new versions; never called without a press. */
export const fetchReleaseNews = (): Promise<ReleaseNews> => callApi(`${PATH}/release`, ReleaseNews);

export const resendMail = (id: number): Promise<void> =>
  callPlain(`${PATH}/mails/${id}/resend`, { method: 'POST', body: {} });

/** Has the whole database read now, which takes seconds. */
export const checkIntegrity = (): Promise<MachineLine> => callApi(`${PATH}/integrity`, MachineLine);

export const fetchQueue = (): Promise<Queue> => callApi(`${PATH}/jobs`, Queue);

export const retryJob = (id: number): Promise<void> =>
  callPlain(`${PATH}/jobs/${id}/retry`, { method: 'POST', body: {} });

export const dropJob = (id: number): Promise<void> => callPlain(`${PATH}/jobs/${id}`, { method: 'DELETE' });
