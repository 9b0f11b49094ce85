import { useState } from 'react';
import { useMatches } from 'react-router';
import { apiAddress, type Query } from '../http/request.ts';

/** What the page of a screen exports as its `handle`. */
export interface ScreenHandle {
  /** Addresses of the API that the screen reads first, when its own has no query. */
  firstCalls: readonly string[];
}

const OF_ADMIN = '/admin/';

/** Returns the address of what the API of the back office has under this name: "orders". */
export const getFirstCall = (name: string, query?: Query): string => apiAddress(`${OF_ADMIN}${name}`, query);

/**
 * Returns what the document requests while the scripts of its screen load, as `before-paint.js` reads it; the screens
 * that one goes to later change nothing.
 */
export function useFirstCalls(): string {
  const handle = useMatches().at(-1)?.handle as Partial<ScreenHandle> | undefined;
  const [calls] = useState(handle?.firstCalls?.join(' ') ?? '');
  return calls;
}
