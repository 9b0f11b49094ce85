import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { normalise, numberIds } from '#tests/support/normalised-page.ts';
import { startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

// npm run proof:site -- --keep <folder>: stores every public document of the demo company, normalised.
// npm run proof:site -- --compare <folder>: fails when one differs from the stored one, is missing or is new.
// The two runs are made with two builds of the product, on the same day: the demo content is dated from today.

/** Addresses beside those of the sitemap. */
const MORE = [
  '/testimonials',
  '/discussion',
  '/newsletter',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  '/blog?page=2',
  '/blog/flux.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/itineraire/cadre',
  '/itineraire/cadre?ville=Aubenas',
  '/itineraire/cadre?ville=Marseille',
  '/itineraire/carte',
  '/carte/region.svg',
  '/carte/loupe.svg',
  '/adresse-inconnue',
  '/services/inconnu-du-tout',
  '/mot-de-passe-oublie',
];

/** Pages whose sharing picture is compared too, by its fingerprint. */
const CARDS = ['/', '/services/lyon', '/services/couverture', '/contact'];

const { values: options } = parseArgs({ options: { keep: { type: 'string' }, compare: { type: 'string' } } });

async function readDocuments(): Promise<Map<string, string>> {
  const server = await startServer();
  const { origin } = server;
  const documents = new Map<string, string>();
  for (const path of [...(await pathsOfSitemap(origin)), ...MORE]) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const head = `${answer.status} ${answer.headers.get('content-type')} ${answer.headers.get('location') ?? ''}`;
    documents.set(path, `${head}\n${normalise(await answer.text(), origin)}\n`);
  }
  for (const path of CARDS) {
    const html = await (await fetch(origin + path)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const bytes = await (await fetch(address)).bytes();
    documents.set(`/partage${path}`, `${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  await server.discard();
  return documents;
}

const toFile = (path: string): string => `${encodeURIComponent(path)}.txt`;

/** Returns the first line that differs, of both texts. */
function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const place = old.findIndex((line, index) => line !== now[index]);
  const at = place === -1 ? old.length : place;
  return `line ${at + 1}\n  before: ${old[at]?.slice(0, 300)}\n  after:  ${now[at]?.slice(0, 300)}`;
}

function compare(folder: string, documents: Map<string, string>): string[] {
  const stored = readdirSync(folder);
  const faults = stored
    .filter((file) => !documents.has(decodeURIComponent(file.slice(0, -4))))
    .map((file) => `${decodeURIComponent(file.slice(0, -4))}: no longer a public document`);
  for (const [path, text] of documents) {
    if (!stored.includes(toFile(path))) faults.push(`${path}: a new public document`);
    else {
      const before = numberIds(readFileSync(join(folder, toFile(path)), 'utf8'));
      if (before !== numberIds(text)) faults.push(`${path}: ${firstDifference(before, numberIds(text))}`);
    }
  }
  return faults;
}

const documents = await readDocuments();
if (options.keep !== undefined) {
  rmSync(options.keep, { recursive: true, force: true });
  mkdirSync(options.keep, { recursive: true });
  for (const [path, text] of documents) writeFileSync(join(options.keep, toFile(path)), text);
  console.log(`${documents.size} documents stored in ${options.keep}`);
} else if (options.compare !== undefined) {
  const faults = compare(options.compare, documents);
  console.log([...faults, `${documents.size} documents, ${faults.length} differ`].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} else {
  throw new Error('Say --keep <folder> or --compare <folder>.');
}
