import { generatePath, matchPath, type ServerBuild } from 'react-router';
import { getStaticHandle } from '../islands/static-document.ts';
import type { DocumentAddress } from './html-cache.server.ts';

type Routes = ServerBuild['routes'];

interface Page {
  pattern: string;
  /** Absent for hydrated pages, for documents that are rendered on each request, and for non-documents. */
  document: Pick<DocumentAddress, 'queries' | 'isFixed'> | undefined;
}

const EVERYTHING = '*';
const VARIABLE = /[:*]/;

/**
 * Finds which document answers a path, without rendering it; undefined when the answer is never cached.
 * @param reads cached reads of the API, at these very paths.
 * @param isNoPage whether a decoded path is answered by something other than a page: a file, the API.
 */
export function documentTable(
  routes: Routes,
  isNoPage: (path: string) => boolean,
  reads: readonly DocumentAddress[] = [],
): (path: string) => DocumentAddress | undefined {
  const pages = Object.keys(routes).flatMap((id) => getPage(routes, id) ?? []);
  const fixed = new Map(pages.filter(({ pattern }) => !VARIABLE.test(pattern)).map((page) => [page.pattern, page]));
  const patterns = pages.filter(({ pattern }) => VARIABLE.test(pattern) && pattern !== EVERYTHING);
  const hasMissingPage = pages.some(({ pattern, document }) => pattern === EVERYTHING && document !== undefined);
  const readAt = new Map(reads.map((read) => [read.path, read]));
  return (path) => {
    const read = readAt.get(path);
    if (read !== undefined) return read;
    const missing = hasMissingPage ? { path, queries: [], isMissing: true } : undefined;
    const decoded = decodePath(path);
    if (decoded === undefined) return missing;
    if (isNoPage(decoded)) return undefined;
    const page = fixed.get(trimmed(decoded.toLowerCase()));
    if (page !== undefined) return getAddress(page, page.pattern);
    for (const found of patterns) {
      const match = matchPath(found.pattern, decoded);
      if (match !== null) return getAddress(found, generatePath(found.pattern, match.params));
    }
    return missing;
  };
}

/** Returns the pattern of every page and file that the routes answer, except the one for unknown addresses. */
export const listPatterns = (routes: Routes): string[] =>
  Object.keys(routes)
    .flatMap((id) => getPage(routes, id)?.pattern ?? [])
    .filter((pattern) => pattern !== EVERYTHING);

const getAddress = ({ document }: Page, path: string): DocumentAddress | undefined => document && { path, ...document };

const trimmed = (path: string): string => path.replace(/\/+$/, '') || '/';

/** Returns undefined when the path is badly encoded. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns undefined for a layout, which has no path of its own. */
function getPage(routes: Routes, id: string): Page | undefined {
  const chain = getChain(routes, id);
  const last = chain.at(-1);
  if (last === undefined || (last.path === undefined && last.index !== true)) return undefined;
  const path = chain.flatMap((route) => route.path || []).join('/');
  const pattern = path === EVERYTHING ? path : `/${path}`;
  if (pattern === '/' && last.index !== true) return undefined;
  const staticHandle = last.module.default && getStaticHandle(chain.map(({ module }) => module.handle));
  if (!staticHandle || staticHandle.cache === false) return { pattern, document: undefined };
  return {
    pattern,
    document: { queries: staticHandle.cache?.query ?? [], isFixed: staticHandle.cache?.isFixed === true },
  };
}

function getChain(routes: Routes, id: string): NonNullable<Routes[string]>[] {
  const route = routes[id];
  if (route === undefined) return [];
  return [...(route.parentId === undefined ? [] : getChain(routes, route.parentId)), route];
}
