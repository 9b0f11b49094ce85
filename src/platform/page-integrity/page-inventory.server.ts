import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { z } from 'zod';
import { lazy } from '#src/kernel/lazy.ts';
import type { Difference } from './difference.server.ts';
import { findReferences, isRouteManifest } from './script-references.server.ts';

/** Every script and style sheet that one page can load, with the hash of its uncompressed bytes. */
const PageInventory = lazy(() =>
  z.strictObject({
    page: z.string().startsWith('/'),
    files: z.array(z.strictObject({ path: z.string().startsWith('/assets/'), bytes: z.int(), sha256: z.string() })),
  }),
);
export type PageInventory = z.infer<ReturnType<typeof PageInventory>>;

/** Part of React Router's route manifest that lists the files a page starts with. */
const Manifest = lazy(() => {
  const Module = z.object({
    module: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  });
  const Route = Module.extend({
    path: z.string().optional(),
    parentId: z.string().optional(),
    clientActionModule: z.string().optional(),
    clientLoaderModule: z.string().optional(),
    clientMiddlewareModule: z.string().optional(),
    hydrateFallbackModule: z.string().optional(),
  });
  return z.object({ url: z.string(), entry: Module, routes: z.record(z.string(), Route) });
});
type Manifest = z.infer<ReturnType<typeof Manifest>>;

export const toSha256 = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** @param text `window.__reactRouterManifest={…};` */
const parseManifest = (text: string): Manifest =>
  Manifest().parse(JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')));

function findStartFiles({ url, entry, routes }: Manifest, page: string): string[] {
  const files = [url, entry.module, ...entry.imports, ...entry.css];
  let route = Object.values(routes).find(({ path }) => `/${path}` === page);
  if (route === undefined) throw new Error(`The build has no page ${page}.`);
  for (; route !== undefined; route = routes[route.parentId ?? '']) {
    const { module, imports, css, clientActionModule, clientLoaderModule } = route;
    const others = [clientActionModule, clientLoaderModule, route.clientMiddlewareModule, route.hydrateFallbackModule];
    files.push(module, ...imports, ...css, ...others.filter((file) => file !== undefined));
  }
  return files;
}

/**
 * Follows static and dynamic imports from the files a page starts with.
 * @param folder of the browser build.
 * @param manifestPath of React Router's route manifest, as the browser asks for it.
 * @throws Error when a file names one that was not built, or a script of another host.
 */
export async function createInventory(folder: string, manifestPath: string, page: string): Promise<PageInventory> {
  const manifest = parseManifest(await readFile(join(folder, manifestPath), 'utf8'));
  const waiting = findStartFiles(manifest, page);
  const files = new Map<string, PageInventory['files'][number]>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const body = await readFile(join(folder, path));
    files.set(path, { path, bytes: body.byteLength, sha256: toSha256(body) });
    if (isRouteManifest(path)) continue;
    const { own, foreign } = findReferences(path, body.toString('utf8'));
    if (foreign.length > 0) throw new Error(`${path} imports ${foreign.join(', ')}.`);
    waiting.push(...own);
  }
  const sorted = [...files.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  return { page, files: sorted };
}

/** Reads the text of an inventory. @throws Error when it is invalid. */
export const parseInventory = (text: string): PageInventory => PageInventory().parse(JSON.parse(text));

/** Reads an inventory. @throws Error when it is missing or invalid. */
export const readInventory = async (file: string): Promise<PageInventory> =>
  parseInventory(await readFile(file, 'utf8'));

const ENCODED = [
  { suffix: '.br', decode: promisify(brotliDecompress) },
  { suffix: '.gz', decode: promisify(gunzip) },
];

/** Compares the built files and their compressed forms, which browsers receive, with the inventory. */
export async function compareBuiltFiles(folder: string, { files }: PageInventory): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { path, sha256 } of files) {
    const body = await readFile(join(folder, path)).catch(() => undefined);
    if (body === undefined) differences.push({ kind: 'file-missing', subject: path });
    else if (toSha256(body) !== sha256) differences.push({ kind: 'file-changed', subject: path });
    for (const { suffix, decode } of ENCODED) {
      const file = join(folder, path + suffix);
      if (!existsSync(file)) continue;
      const decoded = await readFile(file)
        .then((bytes) => decode(bytes))
        .catch(() => undefined);
      if (decoded === undefined || toSha256(decoded) !== sha256)
        differences.push({ kind: 'file-changed', subject: path + suffix });
    }
  }
  return differences;
}
