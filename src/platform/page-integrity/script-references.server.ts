import { posix } from 'node:path';

/** A quoted path of a built script or style sheet: imports, and Vite's list of files to preload. */
const BUILT_FILE = /["'`]((?:\.\/|\/?assets\/)[\w./-]+\.(?:js|css))["'`]/g;
const IMPORT = /\b(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g;
const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Recognises the table of all pages; its other routes are full page loads, so their files are not followed. */
export const isRouteManifest = (path: string): boolean => /^\/assets\/manifest-\w+\.js$/.test(path);

const toAbsolute = (from: string, path: string): string =>
  path.startsWith('./') ? posix.join(posix.dirname(from), path) : `/${path.replace(/^\//, '')}`;

/** Returns the references of a script: built files by absolute path, and imports of other hosts. */
export function findReferences(path: string, text: string): { own: string[]; foreign: string[] } {
  const own = [...text.matchAll(BUILT_FILE)].map(([, file = '']) => toAbsolute(path, file));
  const foreign = [...text.matchAll(IMPORT)].map(([, file = '']) => file).filter((file) => FOREIGN.test(file));
  return { own: [...new Set(own)], foreign: [...new Set(foreign)] };
}
