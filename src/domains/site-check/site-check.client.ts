import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { SiteState } from './site-state.contract.ts';

const PATH = '/admin/site-check';

export const fetchSiteState = (): Promise<SiteState> => callApi(PATH, SiteState);

export const resendMail = (id: number): Promise<void> =>
  callPlain(`${PATH}/mails/${id}/resend`, { method: 'POST', body: {} });
