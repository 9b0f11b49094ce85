import { listPublishedAddresses } from '#src/domains/blog/blog.internal.server.ts';
import { showsTown } from '#src/domains/places/cities/city.internal.server.ts';
import { listPublishedServices } from '#src/domains/services/service.internal.server.ts';
import { lazy } from '#src/kernel/lazy.ts';
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

/** What a new redirect is checked against; articles and services are read once, when an address needs them. */
export interface Ground {
  /** New address of each redirect, by its old one. */
  known: Map<string, string>;
  readPosts: () => Promise<Set<string>>;
  readServices: () => Promise<Set<string>>;
}

const toSlugs = (rows: readonly { slug: string }[]): Set<string> => new Set(rows.map(({ slug }) => slug));

export const getGround = (others: readonly Redirect[]): Ground => ({
  known: targets(others),
  readPosts: lazy(async () => toSlugs(await listPublishedAddresses())),
  readServices: lazy(async () => toSlugs(await listPublishedServices())),
});

/** Returns whether a page of the site answers at this path. */
async function isLive(path: string, { readPosts, readServices }: Ground): Promise<boolean> {
  if (isOwnPath(path)) return true;
  const [, folder, slug = ''] = /^\/(services|blog)\/([^/]+)$/.exec(path) ?? [];
  if (folder === 'blog') return (await readPosts()).has(slug);
  return folder === 'services' && ((await showsTown(slug)) || (await readServices()).has(slug));
}

/** Checks the addresses of a redirect and shortens its chain. @throws DomainError for what cannot be stored. */
export async function checkRedirect(redirect: NewRedirect, ground: Ground): Promise<NewRedirect> {
  const from_path = readSource(redirect.from_path);
  if (ground.known.has(from_path)) throw sourceTaken();
  if (await isLive(from_path, ground)) throw sourceIsLive();
  const to_path = finalTarget({ from_path, to_path: readTarget(redirect.to_path) }, ground.known);
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
  const checked = await checkRedirect(redirect, getGround(others));
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
  const checked = await checkRedirect({ ...before, ...change }, getGround(others));
  await shortenOthers(checked, others);
  await updateRedirect({ ...before, ...checked }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? sourceTaken() : error;
  });
  await publish('content', { what: REDIRECTS_CONTENT });
  return readRedirect(before.id);
}
