import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listStoredNames } from '#src/domains/media/stored-files.internal.server.ts';
import { siteFiles } from '#src/domains/site-transfer/site-archive.document.server.ts';
import { readSite } from '#src/domains/site-transfer/site-archive.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { zipChunks } from '#src/platform/archive/zip-write.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { tableRows } from '#src/platform/database/table-rows.server.ts';
import type { ApiRequest, Endpoint } from '#src/platform/http/endpoint.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { ENDPOINTS } from '../api.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { getOperator } from './operator.server.ts';
import { OWNER_TABLES, type OwnerTable } from './owner-tables.server.ts';
import { actInSite } from './site-act.server.ts';

/** Smaller sizes of a picture, made from the first: "….jpg-400.webp". */
const SMALLER = /-(400|800|1200)\.webp$/;
const NAMED = /filename="([^"/]+)"/;

const READ_ME = `Tout ce que le site garde de votre entreprise, dans des formats ouverts.

site.zip      pages, services, articles, réalisations, témoignages, lieux, réglages et leurs images ;
              un autre Faîtage le reprend (faitage import site site.zip --apply)
tableaux/     les listes de l’administration, pour un tableur (CSV, UTF-8)
lignes/       tout le reste, complet : une ligne JSON par enregistrement
documents/    factures, avoirs et devis envoyés, en PDF
images/       toutes les images, telles qu’elles sont gardées

Les mots de passe, les clés et les liens personnels n’y sont pas. Gardez ce dossier comme un secret : il contient
les données de vos clients.
`;

/** Writes into a folder that nobody else reads, and counts. */
class Target {
  readonly counts: Record<string, number> = {};
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async write(name: string, content: AsyncIterable<Uint8Array | string>): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(content), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const [part = name] = name.split('/');
    this.counts[part] = (this.counts[part] ?? 0) + 1;
  }
}

/** The senders of lists and documents read only the query of a request. */
const NO_QUERY = { req: { query: () => undefined } } as unknown as ApiRequest;

/** Calls an endpoint as the back office does, and writes the file that it answers with. */
async function writeAnswer(by: Context, target: Target, part: string, { operation, options }: Endpoint, input: object) {
  const answer = await options.send?.(NO_QUERY, await operation(by, input));
  const [, name] = NAMED.exec(answer?.headers.get('Content-Disposition') ?? '') ?? [];
  if (answer?.body && name !== undefined)
    await target.write(`${part}/${name}`, answer.body as AsyncIterable<Uint8Array>);
}

/** The figures of the dashboard are computed from the lists. */
const isList = ({ method, path, options }: Endpoint): boolean =>
  method === 'get' && /^\/admin\/(?!dashboard)[a-z]+\/export$/.test(path) && options.send !== undefined;

async function writeDocuments(by: Context, target: Target): Promise<void> {
  const find = (path: string) => ENDPOINTS.find((one) => one.method === 'get' && one.path === path);
  const [invoice, quote] = [find('/admin/invoices/{id}/pdf'), find('/admin/quotes/{id}/pdf')];
  for await (const page of tableRows('invoices', OWNER_TABLES.invoices)) {
    for (const { id } of page) if (invoice) await writeAnswer(by, target, 'documents', invoice, { id });
  }
  for await (const page of tableRows('quotes', OWNER_TABLES.quotes)) {
    const sent = page.filter(({ sent_at }) => sent_at !== null);
    for (const { id } of sent) if (quote) await writeAnswer(by, target, 'documents', quote, { id });
  }
}

async function* toLines(table: OwnerTable): AsyncGenerator<string> {
  for await (const page of tableRows(table, OWNER_TABLES[table]))
    yield `${page.map((row) => JSON.stringify(row)).join('\n')}\n`;
}

async function writePictures(target: Target): Promise<void> {
  for await (const name of listStoredNames()) {
    const file = SMALLER.test(name) ? undefined : await storage().get(name);
    if (file !== undefined) await target.write(`images/${name}`, [file.bytes] as never);
  }
}

async function writeEverything(by: Context, target: Target): Promise<void> {
  await writeFile(join(target.folder, 'LISEZ-MOI.txt'), READ_ME, { mode: 0o600 });
  await target.write('site.zip', zipChunks(siteFiles(await readSite())));
  for (const list of ENDPOINTS.filter(isList)) await writeAnswer(by, target, 'tableaux', list, {});
  for (const table of Object.keys(OWNER_TABLES) as OwnerTable[]) {
    await target.write(`lignes/${table}.jsonl`, toLines(table));
  }
  await writeDocuments(by, target);
  await writePictures(target);
  await recordAudit(by, { action: 'everything.export', class: 'access', subject: 'site' });
}

const { R_OK, W_OK, X_OK } = constants;

/**
 * Makes a folder, or takes an empty one. Returns how to remove all that was made.
 * @throws Error with one French sentence.
 */
async function makeFolder(folder: string): Promise<() => Promise<void>> {
  const other = 'choisissez-en un autre (--to DOSSIER).';
  const made = await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new Error(`Le dossier ${folder} ne peut pas être créé : ${other}`, { cause });
  });
  await access(folder, R_OK | W_OK | X_OK).catch((cause: unknown) => {
    throw new Error(`Ce compte ne peut pas écrire dans le dossier ${folder} : ${other}`, { cause });
  });
  const list = (): Promise<string[]> => readdir(folder);
  if ((await list()).length > 0) throw new Error(`Le dossier ${folder} n’est pas vide : donnez-en un neuf (--to).`);
  return async () => {
    for (const name of await list()) await rm(join(folder, name), { recursive: true, force: true });
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  };
}

async function run(call: CommandCall): Promise<CommandAnswer> {
  const { to } = call.values;
  const folder = resolve(typeof to === 'string' ? to : `faitage-export-${parisDay(now())}`);
  const counts = await actInSite(call, async () => {
    const empty = await makeFolder(folder);
    const target = new Target(folder);
    await writeEverything(getOperator(call), target).catch(async (error: unknown) => {
      await empty();
      throw error;
    });
    return target.counts;
  });
  const { tableaux = 0, documents = 0, images = 0 } = counts;
  const text = [
    `Tout est dans ${folder} : le contenu du site, ${tableaux} tableaux, ${documents} documents PDF, ${images} images.`,
    'Il contient les données de vos clients : gardez-le comme un secret (LISEZ-MOI.txt dit ce qui est où).',
  ].join('\n');
  return { code: EXIT.done, text, json: { folder, ...counts } };
}

/** `faitage export all`: everything that the owner has, readable without this program. */
export const exportAllCommand: CommandShape = {
  summary: 'écrit tout ce que le site garde, dans des formats ouverts : CSV, JSON, images, PDF',
  options: { to: { type: 'string', value: 'DOSSIER', help: 'dossier neuf (défaut : faitage-export-DATE, ici)' } },
  run,
};
