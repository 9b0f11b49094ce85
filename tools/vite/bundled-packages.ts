const MODULES = 'node_modules/';
/** Code that the bundler itself adds. */
const OWN_CODE = /^\0(vite|rolldown)\//;

/** What a bundle tells of one of its files. */
export interface BundledFile {
  type: 'chunk' | 'asset';
  /** Modules of a chunk; one without a rendered byte has been left out. */
  modules?: Record<string, { renderedLength: number }>;
  /** Files that an asset is made from. */
  originalFileNames?: string[];
}

/** Returns the path of the package that a module belongs to, as the lock file names it; undefined for own code. */
export function toPackagePath(id: string): string | undefined {
  const [, bundler] = OWN_CODE.exec(id) ?? [];
  if (bundler !== undefined) return `${MODULES}${bundler}`;
  const path = id.replaceAll('\\', '/');
  const first = path.indexOf(MODULES);
  if (first === -1) return undefined;
  const start = path.lastIndexOf(MODULES) + MODULES.length;
  const [scope = '', name = ''] = path.slice(start).split('/');
  return `${path.slice(first, start)}${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

const isStyle = (id: string): boolean => /\.css(?:\?|$)/.test(id);

/** Returns the packages of which a bundle holds code, styles or files. */
export function listPackages(files: readonly BundledFile[]): string[] {
  const ids = files.flatMap(({ modules = {}, originalFileNames = [] }) => [
    // The bytes of a style are in an asset.
    ...Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 || isStyle(id) ? [id] : [])),
    ...originalFileNames,
  ]);
  return [...new Set(ids.flatMap((id) => toPackagePath(id) ?? []))].sort();
}
