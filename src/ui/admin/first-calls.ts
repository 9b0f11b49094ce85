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

/** What `before-paint.js` requests while the scripts of a screen load. */
export interface FirstCalls {
  /** Addresses, separated by spaces. */
  addresses: string;
  /** Right that the screen needs; undefined when it is open to all staff. */
  needs: string | undefined;
}

/** Returns what the document requests; the screens that one goes to later change nothing. */
export function useFirstCalls(needs: string | undefined): FirstCalls {
  const handle = useMatches().at(-1)?.handle as Partial<ScreenHandle> | undefined;
  const [calls] = useState({ addresses: handle?.firstCalls?.join(' ') ?? '', needs });
  return calls;
}
