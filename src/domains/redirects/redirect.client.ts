import type { PageMeta } from '#src/kernel/pagination.ts';
import { type ApiCall, callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { type NewRedirect, Redirect, RedirectImport, RedirectStatistics } from './redirect.contract.ts';

const PATH = '/admin/redirects';

export const fetchRedirects = (query: NonNullable<ApiCall['query']>): Promise<{ items: Redirect[]; meta: PageMeta }> =>
  callPage(PATH, Redirect, { query });

export const fetchStatistics = (): Promise<RedirectStatistics> => callApi(`${PATH}/statistics`, RedirectStatistics);

export const fetchRedirect = (id: number): Promise<Redirect> => callApi(`${PATH}/${id}`, Redirect);

export const addRedirect = (redirect: NewRedirect): Promise<Redirect> =>
  callApi(PATH, Redirect, { method: 'POST', body: redirect });

export const changeRedirect = (
  id: number,
  change: Partial<NewRedirect> & { updated_at?: string | undefined },
): Promise<Redirect> => callApi(`${PATH}/${id}`, Redirect, { method: 'PUT', body: change });

export const deleteRedirect = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const importRedirects = (csv: string, apply: boolean): Promise<RedirectImport> =>
  callApi(`${PATH}/import`, RedirectImport, { method: 'POST', body: { csv, apply } });
