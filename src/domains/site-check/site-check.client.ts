import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { ReleaseNews } from './release.contract.ts';
import { SiteState } from './site-state.contract.ts';

const PATH = '/admin/site-check';

export const fetchSiteState = (): Promise<SiteState> => callApi(PATH, SiteState);

/** Asks the address of new versions; never called without a press. */
export const fetchReleaseNews = (): Promise<ReleaseNews> => callApi(`${PATH}/release`, ReleaseNews);

export const resendMail = (id: number): Promise<void> =>
  callPlain(`${PATH}/mails/${id}/resend`, { method: 'POST', body: {} });
