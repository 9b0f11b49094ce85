import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { perApp } from '../app-state.server.ts';

export interface StyleSheet {
  /** Address in the link that the sheet replaces. */
  path: string;
  css: string;
}

interface InlineSheet {
  /** The style element, and a link that loads nothing: scripts that need the sheet find it there. */
  markup: Buffer;
  /** Source for `style-src`. */
  hash: string;
}

const ASSETS = 'assets';
/** React Router ends an address with `#` when a script loads the same sheet. */
const LINK = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const HEAD_END = '</head>';

/** By address: the file, then what it becomes; undefined where it must stay a link. */
const built = perApp(() => new Map<string, string | InlineSheet | undefined>());

/** Returns undefined for text that would end the style element. */
function toInline({ path, css }: StyleSheet): InlineSheet | undefined {
  if (/<\/style/i.test(css)) return undefined;
  return {
    markup: Buffer.from(`<style>${css}</style><link rel="stylesheet" href="${path}" disabled=""/>`),
    hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  };
}

/** Finds the built style sheets; without them (in development) documents keep their links. */
export function findStyleSheets(folder: string): void {
  const names = readdirSync(join(folder, ASSETS)).filter((name) => name.endsWith('.css'));
  for (const name of names) built().set(`/${ASSETS}/${name}`, join(folder, ASSETS, name));
}

/** Reads the sheets that no document has needed yet: an update may replace the files of a running server. */
export function readStyleSheets(): void {
  for (const path of built().keys()) getBuilt(path);
}

/** Reads a built sheet for its first document. */
function getBuilt(path: string): InlineSheet | undefined {
  const known = built().get(path);
  if (typeof known !== 'string') return known;
  const sheet = toInline({ path, css: readFileSync(known, 'utf8') });
  built().set(path, sheet);
  return sheet;
}

/**
 * Puts the style sheets of a document into it, so that its first paint waits for no second request.
 * @param own sheet that is stored nowhere in the build.
 * @returns the document in pieces, and the sources that its policy must allow.
 */
export function inlineStyles(html: string, own: StyleSheet | null = null) {
  const end = html.indexOf(HEAD_END);
  if (built().size === 0 || end === -1) return { pieces: [html], hashes: [] };
  const ownSheet = own ? toInline(own) : undefined;
  const hashes = new Set<string>();
  const pieces: (string | Buffer)[] = [];
  let written = 0;
  for (const { 0: link, 1: path = '', index } of html.slice(0, end).matchAll(LINK)) {
    const sheet = own?.path === path ? ownSheet : getBuilt(path);
    if (sheet === undefined) continue;
    hashes.add(sheet.hash);
    pieces.push(html.slice(written, index), sheet.markup);
    written = index + link.length;
  }
  return { pieces: [...pieces, html.slice(written)], hashes: [...hashes] };
}
