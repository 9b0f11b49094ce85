import { createContext } from 'react-router';
import { VISITOR } from '#src/kernel/actor.ts';
import type { Context } from '../operation.server.ts';
import type { MissingPage } from './html-cache-endpoint.server.ts';
import type { StyleSheet } from './style-sheets.server.ts';

/** Context of a loader or action besides the request itself. */
export interface PageRequest {
  requestId: string;
  /** Address of the visitor, read as `TRUST_PROXY` defines. */
  clientAddress: string;
  userAgent: string;
  /** Allows React Router's inline scripts on hydrated pages; unused on static documents. */
  nonce: string;
}

/** Read it in a loader or action with `context.get(pageRequest)`. */
export const pageRequest = createContext<PageRequest>();

/** Returns a visitor context, because a page is rendered the same for everyone. */
export const toVisitor = ({ requestId, clientAddress, userAgent }: PageRequest): Context => ({
  actor: VISITOR,
  requestId,
  clientAddress,
  userAgent,
});

/** Sends a GET to this process's API with the rights of the document's sender; null without a token. */
export const apiOfSender = createContext<((path: string) => Promise<Response>) | null>(null);

/** Set by a loader whose document links a style sheet that is no file of the build. */
export const ownSheet = createContext<StyleSheet | null>(null);

/** Set for the cache by a document that answers 404. */
export const missingPage = createContext<MissingPage | null>(null);
