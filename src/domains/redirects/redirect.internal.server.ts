import { listPublishedAddresses } from '#src/domains/blog/blog.internal.server.ts';
import { showsTown } from '#src/domains/places/cities/city.internal.server.ts';
import { listPublishedServices } from '#src/domains/services/service.internal.server.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { cachedContent } from '#src/platform/content-cache.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { NewRedirect, Redirect } from './redirect.contract.ts';
import {
  finalTarget,
  isOwnPath,
  REDIRECTS_MAX,
  readSource,
  readTarget,
  redirectNotFound,
  sourceIsLive,
  sourceTaken,
  targetPath,
  tooManyRedirects,
  toPath,
} from './redirect.rules.ts';
import { insertRedirect, selectRedirect, selectRedirects, updateRedirect } from './redirect.store.server.ts';

export const REDIRECTS_CONTENT = 'redirects';

type Answer = Pick<Redirect, 'to_path' | 'status'>;

const targets = (redirects: readonly Redirect[]): Map<string, string> =>
  new Map(redirects.map(({ from_path, to_path }) => [from_path, to_path]));

/** Redirects by their old path. Two editors at the same time could store a circle: its lines are left out. */
const readAnswers = cachedContent([REDIRECTS_CONTENT], async () => {
  const redirects = await selectRedirects();
  const known = targets(redirects);
  const answers = new Map<string, Answer>();
  for (const redirect of redirects) {
    try {
      answers.set(redirect.from_path, { to_path: finalTarget(redirect, known), status: redirect.status });
    } catch {
      // A circle leads nowhere: its addresses stay without a page.
    }
  }
  return answers;
});

const loaded = perApp(() => ({ paths: new Map<string, Answer>() }));

/** Returns where this path of a request leads, once the stored redirects are known. */
export async function findRedirect(pathname: string): Promise<Answer | undefined> {
  loaded().paths = await readAnswers();
  const path = toPath(pathname);
  return path === undefined ? undefined : loaded().paths.get(path);
}

/** Returns whether a path is redirected, as last read: such a path has no document of its own to be stored. */
export function isRedirected(pathname: string): boolean {
  const { paths } = loaded();
  if (paths.size === 0) return false;
  const path = toPath(pathname);
  return path !== undefined && paths.has(path);
}

/** Returns every redirect, by its old path. */
export const listRedirects = selectRedirects;

export async function readRedirect(id: number): Promise<Redirect> {
  const redirect = await selectRedirect(id);
  if (redirect === undefined) throw redirectNotFound();
  return redirect;
}

/** Returns whether a page of the site answers at this path. */
async function isLive(path: string): Promise<boolean> {
  if (isOwnPath(path)) return true;
  const [, folder, slug = ''] = /^\/(services|blog)\/([^/]+)$/.exec(path) ?? [];
  if (folder === 'blog') return (await listPublishedAddresses()).some((post) => post.slug === slug);
  if (folder !== 'services') return false;
  return (await showsTown(slug)) || (await listPublishedServices()).some((service) => service.slug === slug);
}

/** Checks the addresses of a redirect and shortens its chain. @throws DomainError for what cannot be stored. */
async function check(redirect: NewRedirect, others: readonly Redirect[]): Promise<NewRedirect> {
  const from_path = readSource(redirect.from_path);
  if (others.some((other) => other.from_path === from_path)) throw sourceTaken();
  if (await isLive(from_path)) throw sourceIsLive();
  const to_path = finalTarget({ from_path, to_path: readTarget(redirect.to_path) }, targets(others));
  return { from_path, to_path, status: redirect.status };
}

/** Sends those who were sent to the old address of this redirect to its new one at once. */
async function shortenOthers({ from_path, to_path }: NewRedirect, others: readonly Redirect[]): Promise<void> {
  for (const other of others) {
    if (targetPath(other.to_path) === from_path) await updateRedirect({ ...other, to_path });
  }
}

/** Adds a redirect. @throws DomainError for an address that is taken, live, foreign or that leads back to itself. */
export async function addRedirect(redirect: NewRedirect): Promise<Redirect> {
  const others = await selectRedirects();
  if (others.length >= REDIRECTS_MAX) throw tooManyRedirects();
  const checked = await check(redirect, others);
  await shortenOthers(checked, others);
  const id = await insertRedirect(checked).catch((error: unknown) => {
    throw isUniqueViolation(error) ? sourceTaken() : error;
  });
  await publish('content', { what: REDIRECTS_CONTENT });
  return readRedirect(id);
}

/** Changes a stored redirect as `addRedirect` adds one. */
export async function replaceRedirect(before: Redirect, change: Partial<NewRedirect>): Promise<Redirect> {
  const others = (await selectRedirects()).filter(({ id }) => id !== before.id);
  const checked = await check({ ...before, ...change }, others);
  await shortenOthers(checked, others);
  await updateRedirect({ ...before, ...checked }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? sourceTaken() : error;
  });
  await publish('content', { what: REDIRECTS_CONTENT });
  return readRedirect(before.id);
}
