import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectStructure, structureRules } from '../../tools/structure/inspect.mjs';

const folder = mkdtempSync(join(tmpdir(), 'structure-'));
const DOMAIN = 'src/domains/media';
const OPERATION = 'export const storeImage = command({});\n';

/** Planted faults of each rule: forbidden files, or files with forbidden content. */
const faults: [rule: string, path: string, text: string][] = [
  ['domain-file-name', `${DOMAIN}/media.controller.ts`, ''],
  ['domain-file-name', `${DOMAIN}/commands/StoreImage.server.ts`, ''],
  ['domain-file-name', `${DOMAIN}/pages/album.tsx`, ''],
  ['domain-file-name', `${DOMAIN}/lists/a.ts`, ''],
  ['domain-file-length', `${DOMAIN}/commands/store-images.server.ts`, '\n'.repeat(160).concat('export const a = 1;')],
  ['domain-file-length', `${DOMAIN}/album.views.ts`, '\n'.repeat(210).concat('export const a = 1;')],
  ['source-root', 'src/tools/a.ts', ''],
  ['source-root', 'src/prelude.ts', ''],
  ['saying-name', 'src/platform/string-utils.ts', ''],
  ['saying-name', 'src/kernel/helper.ts', ''],
  ['saying-name', 'src/ui/common/box.tsx', ''],
  ['saying-name', 'src/ui/data.ts', ''],
  ['saying-name', 'src/platform/mail-service.server.ts', ''],
  ['saying-exports', 'src/kernel/time.ts', 'export class TimeManager {}'],
  ['one-operation', `${DOMAIN}/commands/remove-image.server.ts`, 'export const removeImages = command({});'],
  ['one-operation', `${DOMAIN}/commands/find-image.server.ts`, 'export const findImage = 1;\nexport const b = 2;'],
  ['operation-test', `${DOMAIN}/commands/read-image.server.ts`, 'export const readImage = command({});'],
  ['imported-test', `${DOMAIN}/media.queries.server.ts`, 'export const readImage = query({});'],
  ['imported-test', `${DOMAIN}/image-size.rules.ts`, 'export const LARGEST_PX = 9_000;'],
  ['relative-import', `${DOMAIN}/media.rules.ts`, "import { a } from '../users/user.rules.ts';"],
  ['sql-names', `${DOMAIN}/media.jobs.server.ts`, "import { db } from '#src/platform/database/database.server.ts';"],
  [
    'static-page',
    `${DOMAIN}/public/album-page.tsx`,
    "import { a } from '../commands/read-image.server.ts';\nexport default function AlbumPage() {}",
  ],
  ['texts-in-catalogue', `${DOMAIN}/media.texts.ts`, "export const MEDIA_TEXTS = {\n  title: 'Photos',\n} as const;"],
  ['one-price', `${DOMAIN}/media.client.ts`, 'export const a = settings.company.is_vat_exempt ? 0 : 20;'],
  ['one-price', `${DOMAIN}/sum.rules.ts`, 'export const a = (net: number, rate: number) => (net * rate) / 100;'],
  ['one-price', 'src/platform/sum.server.ts', 'export const a = (line: Line) => line.vat_rate * line.net;'],
  ['platform-words', 'src/platform/bell.server.ts', "export const a = (publish: Publish) => publish('quotes', {});"],
  ['platform-words', 'src/platform/ring.server.ts', "export const topic = 'doorbell';"],
  ['platform-words', 'src/kernel/path.ts', "export const path = '/invoices/12';"],
  ['platform-words', 'src/platform/http/read.server.ts', 'export const newsletter = 1;'],
  ['module-state', 'src/platform/hits.server.ts', 'let hits = 0;'],
  ['module-state', `${DOMAIN}/seen.rules.ts`, '/*\n * Ids.\n */\nlet seen = 0;'],
  ['module-state', 'src/ui/open.ts', 'export let isOpen = false;'],
  [
    'module-state',
    `${DOMAIN}/album.queries.server.ts`,
    "const known = new Map();\nexport const a = () => known.set('a', 1);",
  ],
  ['module-state', 'src/kernel/list.ts', 'const all: string[] = [];\nexport const a = () => all.push();'],
  ['module-state', 'src/kernel/last.ts', 'const last = { at: 0 };\nexport const a = () => { last.at = 1; };'],
  ['module-state', 'src/platform/turn.server.ts', 'export const turns = new AnswerTurns(LIMITS);'],
  ['module-state', 'src/platform/bucket.server.ts', 'const buckets = createTokenBuckets();'],
  ['module-state', 'src/platform/count.server.ts', 'export class Count {\n  static #all = 0;\n}'],
  ['one-client', `${DOMAIN}/album.client.ts`, "export const a = () => fetch('/api/media');"],
  ['one-client', `${DOMAIN}/admin/upload.ts`, 'const request = new XMLHttpRequest();'],
  ['typed-links', `${DOMAIN}/admin/open.tsx`, '<Link to="/admin/media">Photos</Link>'],
  ['typed-links', `${DOMAIN}/media-link.rules.ts`, "const link = '/admin/media?view=1';"],
  ['unfinished', 'src/kernel/slug.ts', '// TO'.concat('DO: accents')],
  ['plain-words', 'src/kernel/house.ts', ''],
  ['plain-words', 'src/ui/public/card-belt.module.css', ''],
  ['plain-words', 'src/kernel/open.ts', 'export const openHouse = 1;'],
  [
    'plain-words',
    'src/kernel/many-words.ts',
    '/**\n * Whoever opens.\n */\nopenHouse();\nexport const DESK_LIMIT = 1;\nexport class HousePapers {}\nconst slugOf = (a: A) => a;',
  ],
  ['plain-words', 'src/kernel/nouns.test.ts', "describe('a', () => {\n  it('the sum', f);\n  it('is a sum', f);\n});"],
  ['plain-words', 'src/kernel/mail.ts', 'export interface QuoteLetter {}'],
  ['plain-words', 'src/kernel/limits.ts', 'export const LETTER_LIMIT = 1;'],
  ['plain-words', 'src/kernel/toolbar.ts', 'const a = (controls: Controls) => controls.wished;'],
  ['plain-words', 'src/kernel/menu.ts', 'const shown = entries.filter(isVisible);'],
  ['plain-words', 'src/kernel/report.ts', 'export type Report = (given: unknown[]) => void;'],
  ['plain-words', 'src/kernel/slugs.ts', 'export const slugOf = (text: string): string => text;'],
  ['plain-words', 'demo/label.server.ts', 'export function labelOf(text: string): string {}'],
  ['plain-words', 'tools/comment.mjs', '/** Whoever asks gets an answer. */'],
  ['plain-words', 'src/kernel/notified.ts', "const a = 'b'; // The owner is told."],
  ['plain-words', 'src/kernel/origin.ts', '// See the specification §4.'],
  ['plain-words', 'src/ui/http/sleeper.ts', ''],
  ['plain-words', 'src/kernel/secrets.ts', 'export interface Secrets {\n  bind: string;\n}'],
  ['plain-words', 'src/kernel/articles.test.ts', "describe('the sum', () => {\n  it('adds', () => {});\n});"],
  ['plain-words', 'src/kernel/flat.test.ts', "it('adds', () => {});"],
  ['plain-words', 'src/kernel/noun.test.ts', "describe('a', () => {\n  it('the sum', () => {});\n});"],
  [
    'plain-words',
    'src/kernel/table.test.ts',
    "describe('a', () => {\n  it.each([\n    [f(1), ')'],\n  ])('is %s', () => {});\n});",
  ],
  ['short-comments', 'src/kernel/long.ts', '// one\n// two\n// three\n// four\nexport {};'],
];

const allowedImports: Record<string, string> = {
  [`${DOMAIN}/media.store.server.ts`]: "import { db } from '#src/platform/database/database.server.ts';",
  [`${DOMAIN}/media.contract.ts`]: "/** A\n * B\n * C */\nimport { a } from './media.texts.ts';",
  [`${DOMAIN}/media.views.ts`]: "import { a } from './media.texts.ts';",
  [`${DOMAIN}/media.internal.server.ts`]:
    "declare module '#src/platform/events/events.server.ts' {\n  interface Events {\n    doorbell: { id: number };\n  }\n}\nexport const findImage = () => 1;",
  [`${DOMAIN}/media.internal.test.ts`]:
    "import { findImage } from './media.internal.server.ts';\ndescribe('findImage', () => {});",
  [`${DOMAIN}/album.texts.ts`]: "export const ALBUM_TEXTS = catalogue('album', {\n  title: 'Album',\n});",
  [`${DOMAIN}/commands/store-image.server.ts`]: `export type A = 1;\n${OPERATION}`,
  [`${DOMAIN}/commands/store-image.test.ts`]:
    "import { db } from '#src/platform/database/database.server.ts';\ndescribe('storeImage', () => {\n  it('stores', () => {});\n});",
  // Ordinary meanings of refused words.
  'src/ui/words.ts':
    "// A town house.\nconst letters = 'a house of slate'.indexOf('e');\nexport const run = (act: Act) => act.bind(letters);\nexport const newsletter = { isPartOf: 'whoever', test: /house's/ };",
  [`${DOMAIN}/public/static-page.tsx`]:
    "import { a } from '../commands/store-image.server.ts';\nexport const handle = { static: true };\nexport default function StaticPage() {}",
  [`${DOMAIN}/public/sitemap-page.tsx`]:
    "import { a } from '../commands/store-image.server.ts';\nexport const loader = a;",
  [`${DOMAIN}/public/islands/viewer.tsx`]: '',
  'src/ui/http/request.ts': "fetch('/api/media');",
  [`${DOMAIN}/admin/page-links.tsx`]: "const links = [href('/admin/media'), href('/admin/blog/:id', { id })];",
  'src/domains/services/commands/read-service.server.ts': 'export const readService = command({});',
  'src/domains/services/commands/read-service.test.ts': "describe('readService', () => {});",
  'src/domains/sales/pricing/totals.rules.ts': 'export const a = (net: number, rate: number) => net * rate;',
  'src/domains/sales/pricing/totals.rules.test.ts':
    "import { a } from './totals.rules.ts';\ndescribe('a', () => {\n  it('multiplies', () => a(1, 2));\n});",
  'src/platform/limits.server.ts': "/** Two * rate. */\nimport { a } from './security/rate-limit.server.ts';",
  'src/app/open.server.ts': 'let open = 0;',
  'src/kernel/lookup.ts':
    "const NAMES = new Set(['a']);\nconst KEYS = { a: 1 };\nexport const has = (a: string) => NAMES.has(a) && a in KEYS;",
  'src/platform/own.server.ts': 'const own = perApp(() => new Map());\nexport const a = () => own().set(1, 2);',
  'src/app/main.server.ts': "import { afterCommit } from './platform/database/database.server.ts';",
};

let found: ReturnType<typeof inspectStructure>['faults'] = [];

beforeAll(() => {
  const files = [...Object.entries(allowedImports), ...faults.map(([, path, text]) => [path, text] as const)];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = inspectStructure(folder).faults;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('structure check', () => {
  it.each(faults)('applies %s and refuses %s', (rule, path) => {
    expect(found.filter((fault) => fault.path === path).map((fault) => fault.rule)).toContain(rule);
  });

  it('accepts files that the plan allows', () => {
    expect(found.filter(({ path }) => path in allowedImports)).toEqual([]);
  });

  /** Returns line and message of each fault of a file that says what `rule` says. */
  const faultsIn = (file: string, wanted: string): [number | undefined, string][] =>
    found.filter(({ path, rule }) => path === file && rule === wanted).map(({ line, wrong }) => [line, wrong]);

  it('names line, reason and replacement of each refused word of a file', () => {
    const messages = faultsIn('src/kernel/many-words.ts', 'plain-words').map(([line, wrong]) => [
      line,
      wrong.replace(/, a former private word.+(?=: write)/, ''),
    ]);
    expect(messages).toEqual([
      [4, 'the name openHouse contains "house": write openApp'],
      [5, 'the name DESK_LIMIT contains "desk": write FORM_LIMIT or LIST_SCREEN_LIMIT'],
      [6, 'the name HousePapers contains "house": write AppPapers'],
      [7, expect.stringMatching(/^the function slugOf .+: write getSlug, toSlug or slug /)],
      [2, 'a comment says "Whoever": write the person who, or the role'],
    ]);
    expect(faultsIn('src/kernel/open.ts', 'plain-words')).toEqual([
      [1, expect.stringContaining('a former private word of the project that a reader cannot know')],
    ]);
  });

  it('names each test that is no sentence, with its line', () => {
    expect(faultsIn('src/kernel/nouns.test.ts', 'plain-words')).toEqual([
      [2, expect.stringContaining('the test "the sum"')],
      [3, expect.stringContaining('the test "is a sum"')],
    ]);
  });

  it('names the line of a state and where it belongs', () => {
    expect(faultsIn(`${DOMAIN}/album.queries.server.ts`, 'module-state')).toEqual([
      [
        1,
        'known is changed (known.set(…)): declare it with perApp of #src/platform/app-state.server.ts, or in the browser with perPage of #src/ui/page-state.ts (docs/adr/0044-app-state.md)',
      ],
    ]);
    expect(faultsIn(`${DOMAIN}/seen.rules.ts`, 'module-state')).toEqual([
      [4, 'seen is a variable of the module: this kind of file has no state: pass it in as an argument'],
    ]);
  });

  it('contains a planted fault for each rule', () => {
    expect(Object.keys(structureRules).filter((rule) => !faults.some(([planted]) => planted === rule))).toEqual([]);
  });
});
