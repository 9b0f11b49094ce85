import { isTest, withoutComments } from './source.mjs';

/** @import { Source } from './source.mjs' */

/** The browser's HTTP client, the upload, which reports its progress, and the load of a page as a document. */
const CLIENT = /^src\/ui\/http\/(request|upload|load-document)\.ts$/;
const REQUEST = /\bfetch\(|new XMLHttpRequest\b/;

/** @param {Source} source */
export function oneClient({ path, text }) {
  if (!/^src\/(ui|domains)\/.*\.tsx?$/.test(path) || isTest(path) || CLIENT.test(path)) return undefined;
  const [request] = REQUEST.exec(withoutComments(text)) ?? [];
  return request === undefined ? undefined : `requests with ${request}: use ui/http`;
}

/** The address of a screen of the back office, with or without a query or a number, outside `href()`. */
const SCREEN = /(?<!\bhref\(\s*)(['"`])\/admin(?:\/[a-z]+)?(?:\?[^'"`]*|\/\$\{[^'"`]*)?\1/;
/** Paths of the API look the same. */
const API_PATHS = /\.(api\.server|client|fixture\.server)\.ts$/;

/** @param {Source} source */
export function typedLinks({ path, text }) {
  if (!/^src\/(ui|domains|app)\/.*\.tsx?$/.test(path) || isTest(path) || API_PATHS.test(path)) return undefined;
  const [address] = SCREEN.exec(withoutComments(text)) ?? [];
  return address === undefined ? undefined : `writes ${address}: a renamed page would be missed; use href()`;
}
