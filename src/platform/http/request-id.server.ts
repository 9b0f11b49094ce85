import { randomUUID } from 'node:crypto';
import { currentRequestId } from '../request-scope.server.ts';
import { isProxyTrusted } from './client-address.server.ts';

/** Long enough to be unique, and nothing that would break a line of a log or a header. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{15,63}$/;

/** Returns the id that a trusted proxy has given to a request, or a new one. */
export const takeRequestId = (header: string | string[] | undefined): string =>
  isProxyTrusted() && typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();

/** Returns the id of the running request; a new one where nothing has received it from the network. */
export const getRequestId = (): string => currentRequestId() ?? randomUUID();
