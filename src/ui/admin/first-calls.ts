import { useState } from 'react';
import { useMatches } from 'react-router';
import { apiAddress, type Query } from '../http/request.ts';

/** What the page of a screen exports as its `handle`. */
export interface ScreenHandle {
  /** Addresses of the API that the screen reads first, when its own has no query. */
  firstCalls: readonly string[];
  /** Server events after which their answers are old; without any, they are not asked for before they are needed. */
  live: readonly string[];
  /** Whether the server renders the screen from their answers while the scripts load: `first-view.tsx`. */
  hasFirstView: boolean;
  /** Renders the screen before one goes to it, from the early answers of its first calls. */
  prepare?: (path: string) => Promise<void>;
}

const OF_ADMIN = '/admin/';

/** Returns the address of what the API of the back office has under this name: "orders". */
export const getFirstCall = (name: string, query?: Query): string => apiAddress(`${OF_ADMIN}${name}`, query);

/** Returns what the document requests; the screens that one goes to later change nothing. */
export function useFirstCalls(): { addresses: string; hasView: boolean } {
  const { firstCalls = [], hasFirstView = false } = Object(useMatches().at(-1)?.handle) as Partial<ScreenHandle>;
  const [calls] = useState({ addresses: firstCalls.join(' '), hasView: hasFirstView });
  return calls;
}
