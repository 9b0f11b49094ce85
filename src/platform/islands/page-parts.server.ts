import { randomBytes } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { perApp } from '../app-state.server.ts';
import { type RenderIsland, RenderIslandContext } from './island.tsx';
import { type PagePartProps, PRELOADS_PLACE, type RenderPart, RenderPartContext } from './page-part.tsx';
import { isSame, type PropRead, readAgain, watchProps } from './watched-props.ts';

interface StoredPart {
  of: object;
  reads: PropRead[];
  html: Buffer;
  /** Links that React writes before the HTML; their place is the head. */
  preloads: string[];
}

/** Of all parts together, in bytes: the parts of some two hundred pages. */
const STORED_BYTES = 4_000_000;

const stored = perApp(() => ({ parts: new Map<string, StoredPart>(), bytes: 0 }));

const PRELOAD_LINKS = /^(?:<link rel="preload"[^>]*>)+/;
/** No text of a page can be this element. */
const PLACE = `part-${randomBytes(8).toString('hex')}`;
const PLACES = new RegExp(`<${PLACE} n="(\\d+)"></${PLACE}>`);
const HEAD_PLACE = `<meta name="${PRELOADS_PLACE}"/>`;

/** What renders the parts of one document and puts them into it. */
export interface DocumentParts {
  render: RenderPart;
  /** Puts the preload links of the parts into the head. */
  preload(html: string): string;
  /** Returns the bytes of the document with its parts. */
  fill(pieces: readonly (string | Buffer)[]): Buffer<ArrayBuffer>;
}

/**
 * Returns the parts of one document. The HTML of a part is stored and used again, until something has changed that its
 * component, or a part inside it, has read from its props; what was used least recently is dropped.
 * @param path of the document, whose parts are its own unless they name a scope.
 */
export function documentParts(path: string, renderIsland: RenderIsland): DocumentParts {
  const { used, ...parts } = usedParts(path, renderIsland);
  return { ...parts, preload: (html) => html.replace(HEAD_PLACE, () => joinPreloads(used)) };
}

const joinPreloads = (used: readonly StoredPart[]): string =>
  [...new Set(used.flatMap(({ preloads }) => preloads))].join('');

function usedParts(path: string, renderIsland: RenderIsland) {
  const used: StoredPart[] = [];
  const render: RenderPart = (part) => {
    const key = `${part.scope ?? path} ${part.name}`;
    used.push(find(key, part) ?? store(key, renderPart(part, path, renderIsland)));
    return createElement(PLACE, { n: used.length - 1 });
  };
  const fillPiece = (piece: string | Buffer): Buffer[] =>
    typeof piece === 'string'
      ? piece.split(PLACES).map((text, place) => (place % 2 === 0 ? Buffer.from(text) : toHtml(used[Number(text)])))
      : [piece];
  const fill = (pieces: readonly (string | Buffer)[]) => Buffer.concat(pieces.flatMap(fillPiece));
  return { used, render, fill };
}

const toHtml = (part: StoredPart | undefined): Buffer => part?.html ?? Buffer.alloc(0);

/** Returns the stored part if everything that its component has read is the same. */
function find(key: string, { of, props }: PagePartProps<object>): StoredPart | undefined {
  const { parts } = stored();
  const found = parts.get(key);
  if (found === undefined || found.of !== of) return undefined;
  for (const read of found.reads) {
    const value = readAgain(props, read);
    if (!isSame(read.value, value)) return undefined;
    // The next comparison finds the same object, and the old one is no longer needed.
    read.value = value;
  }
  parts.delete(key);
  parts.set(key, found);
  return found;
}

function renderPart({ of, name, props }: PagePartProps<object>, path: string, renderIsland: RenderIsland): StoredPart {
  const reads = new Map<string, PropRead>();
  const watched = watchProps(props, reads);
  // Called, because React copies the props of an element.
  const Part = (): ReactNode => (of as (props: object) => ReactNode)(watched);
  const inside = usedParts(path, renderIsland);
  const part = createElement(RenderPartContext, { value: inside.render }, createElement(Part));
  const element = createElement(RenderIslandContext, { value: renderIsland }, part);
  const rendered = renderToString(element, { identifierPrefix: `${name}-` });
  const [own = ''] = PRELOAD_LINKS.exec(rendered) ?? [];
  return {
    of,
    reads: [...reads.values()],
    html: inside.fill([rendered.slice(own.length)]),
    preloads: [...(own === '' ? [] : [own]), ...inside.used.flatMap(({ preloads }) => preloads)],
  };
}

function store(key: string, part: StoredPart): StoredPart {
  const own = stored();
  const remove = (known: string): void => {
    own.bytes -= own.parts.get(known)?.html.byteLength ?? 0;
    own.parts.delete(known);
  };
  remove(key);
  own.parts.set(key, part);
  own.bytes += part.html.byteLength;
  for (const oldest of own.parts.keys()) {
    if (own.bytes <= STORED_BYTES) break;
    remove(oldest);
  }
  return part;
}
