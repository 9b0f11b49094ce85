import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { perApp } from '../app-state.server.ts';

const ASSETS = 'assets';
const NAME = /^before-paint-[\w-]+\.js$/;
/** Lines of the source that only explain: the build does not minify this script. */
const COMMENT = /^\s*\/\/.*\n/gm;
const PRELOAD = /<link rel="modulepreload"(?: [^>]*)?\/>/g;
const HEAD_END = '</head>';

const built = perApp((): { address?: string; code?: string } => ({}));

/** Reads the built script that runs before the first paint, once at start; without it documents keep its address. */
export function readFirstScript(folder: string): void {
  const name = readdirSync(join(folder, ASSETS)).find((file) => NAME.test(file));
  if (name === undefined) return;
  const code = readFileSync(join(folder, ASSETS, name), 'utf8')
    .replace(COMMENT, '')
    .trim();
  // Such text would end the element.
  if (!/<\/script|<!--/i.test(code)) Object.assign(built(), { address: `/${ASSETS}/${name}`, code });
}

/**
 * Orders what a hydrated document loads: its first script stands in it and waits for nothing, its style sheets come
 * before its modules, which share one slow connection with them.
 * @param nonce that the document's policy allows.
 */
export function orderDocument(html: string, nonce: string): string {
  const end = html.indexOf(HEAD_END);
  if (end === -1) return html;
  const head = html.slice(0, end);
  const preloads = head.match(PRELOAD)?.join('').replaceAll('/>', ' fetchpriority="low"/>') ?? '';
  return withFirstScript(head.replace(PRELOAD, ''), nonce) + preloads + html.slice(end);
}

/** Puts the code of the first script in place of its address. */
function withFirstScript(head: string, nonce: string): string {
  const { address, code } = built();
  const opening = `<script src="${address}"`;
  const start = head.indexOf(opening);
  if (start === -1) return head;
  const end = head.indexOf('></script>', start);
  const attributes = head.slice(start + opening.length, end);
  return `${head.slice(0, start)}<script nonce="${nonce}"${attributes}>${code}${head.slice(end + 1)}`;
}
