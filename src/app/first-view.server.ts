import type { EntryContext, RouterContextProvider } from 'react-router';
import { hasRight, type Right } from '#src/kernel/actor.ts';
import { apiOfSender } from '#src/platform/http/page-request.server.ts';
import type { ScreenHandle } from '#src/ui/admin/first-calls.ts';
import type { FirstView } from '#src/ui/admin/first-view.tsx';
import { rightsOn } from '#src/ui/admin/frame-link.ts';
import { screenAt } from './layouts/admin-links.ts';

/** Sent by `before-paint.js` with the token: `phone` or `window`. */
const HEADER = 'X-First-View';
const ACCOUNT = '/api/auth/user';

type Matches = EntryContext['staticHandlerContext']['matches'];

/**
 * Reads what the first view of a screen shows, by the calls of the API that the screen itself makes first, with the
 * token of who asks.
 * @returns null when the API refuses one of them, undefined when a whole document is asked for.
 */
export async function readFirstView(
  request: Request,
  matches: Matches,
  modules: EntryContext['routeModules'],
  context: RouterContextProvider,
): Promise<FirstView | null | undefined> {
  const wanted = request.headers.get(HEADER);
  if (wanted === null) return undefined;
  const ask = context.get(apiOfSender);
  const handle = modules[matches.at(-1)?.route.id ?? '']?.handle as Partial<ScreenHandle> | undefined;
  const { pathname, search } = new URL(request.url);
  if (ask === null || !handle?.hasFirstView || search !== '') return null;
  const read = async (path: string): Promise<[string, unknown]> => {
    const answer = await ask(path);
    return [path, answer.ok ? await answer.json() : undefined];
  };
  const answers = new Map(await Promise.all([ACCOUNT, ...(handle.firstCalls ?? [])].map(read)));
  if ([...answers.values()].includes(undefined)) return null;
  const { user } = answers.get(ACCOUNT) as { user: Parameters<typeof hasRight>[0] };
  const may = (...needed: readonly Right[]): boolean => needed.every((right) => hasRight(user, right));
  return { answers, isPhone: wanted === 'phone', rights: rightsOn(screenAt(pathname), may), may };
}

/** Returns only the first view of a rendered document: what is around it stands in the browser already. */
export function cutFirstView(html: string): string {
  const start = html.indexOf('<div id="first-view">');
  return start === -1 ? '' : `<!DOCTYPE html>${html.slice(start, html.indexOf('</main>', start))}`;
}
