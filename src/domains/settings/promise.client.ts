import { callApi } from '#src/ui/http/api-client.ts';
import { PromiseCheck } from './promise.contract.ts';

/** Fetches what the data of the site say beside the declared promises. */
export const fetchPromiseCheck = (): Promise<PromiseCheck> => callApi('/admin/promises/check', PromiseCheck);
