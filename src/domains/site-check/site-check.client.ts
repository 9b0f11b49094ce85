import { callApi } from '#src/ui/http/api-client.ts';
import { SiteState } from './site-check.contract.ts';

export const fetchSiteState = (): Promise<SiteState> => callApi('/admin/site-check', SiteState);
