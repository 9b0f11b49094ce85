import { createContext } from 'react-router';
import { VISITOR } from '#src/kernel/actor.ts';
import type { Context } from '../operation.server.ts';
import type { MissingPage } from './html-cache-endpoint.server.ts';

/** What a loader or action may know of the request besides the request itself. */
export interface PageRequest {
  requestId: string;
  /** Address of the visitor, as `TRUST_PROXY` says to read it. */
  clientAddress: string;
  userAgent: string;
  /** Allows React Router's inline scripts on hydrated pages; unused on still pages. */
  nonce: string;
}

/** In a loader or action: `context.get(pageRequest)`. */
export const pageRequest = createContext<PageRequest>();

/** A page is rendered the same for everyone: who asks is a visitor. */
export const visitorOf = ({ requestId, clientAddress, userAgent }: PageRequest): Context => ({
  actor: VISITOR,
  requestId,
  clientAddress,
  userAgent,
});

/** Left for the cache by a document that answers 404. */
export const missingPage = createContext<MissingPage | null>(null);
