/** Label of a path that belongs to no route: the number of labels must not grow with what clients invent. */
export const UNKNOWN_ROUTE = 'unknown';
/** Label of every built file. */
const FILE_ROUTE = 'file';

interface Branch {
  fixed: Map<string, Branch>;
  variable: Branch | undefined;
  /** Pattern that ends here. */
  pattern: string | undefined;
  /** Pattern that takes everything below. */
  rest: string | undefined;
}

const newBranch = (): Branch => ({ fixed: new Map(), variable: undefined, pattern: undefined, rest: undefined });

/** `:slug` of React Router and Hono becomes `{slug}`, as in the API. */
const toLabel = (pattern: string): string => pattern.replace(/:(\w+)\??/g, '{$1}');

const getSegments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function grow(root: Branch, pattern: string): void {
  let branch = root;
  for (const segment of getSegments(pattern)) {
    if (segment === '*') {
      branch.rest ??= pattern;
      return;
    }
    if (segment.startsWith('{')) branch = branch.variable ??= newBranch();
    else {
      const next = branch.fixed.get(segment.toLowerCase()) ?? newBranch();
      branch.fixed.set(segment.toLowerCase(), next);
      branch = next;
    }
  }
  branch.pattern ??= pattern;
}

function find(branch: Branch, segments: readonly string[], at: number): string | undefined {
  const segment = segments[at];
  if (segment === undefined) return branch.pattern ?? branch.rest;
  const fixed = branch.fixed.get(segment.toLowerCase());
  const found = fixed && find(fixed, segments, at + 1);
  if (found !== undefined) return found;
  return (branch.variable && find(branch.variable, segments, at + 1)) ?? branch.rest;
}

/** React Router requests a page's data at this path. */
const toPagePath = (path: string): string => path.replace(/(?:\/_root)?\.data$/, '');

/**
 * Returns a function that names the route of a request target (`/path?query`): its pattern, never its path.
 * @param isFile whether a path is a built file.
 */
export function createRouteTable(
  patterns: readonly string[],
  isFile: (path: string) => boolean,
): (target: string) => string {
  const root = newBranch();
  for (const pattern of patterns) grow(root, toLabel(pattern));
  return (target) => {
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    if (!path.startsWith('/')) return UNKNOWN_ROUTE;
    return find(root, getSegments(toPagePath(path)), 0) ?? (isFile(path) ? FILE_ROUTE : UNKNOWN_ROUTE);
  };
}
