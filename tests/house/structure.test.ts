import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectStructure, structureRules } from '../../scripts/structure/inspect.mjs';

const folder = mkdtempSync(join(tmpdir(), 'structure-'));
const ROOM = 'src/domains/media';
const OPERATION = 'export const storeImage = command({});\n';

/** Each rule's planted faults: what stands where it must not, or as it must not. */
const faults: [rule: string, path: string, text: string][] = [
  ['room-file-name', `${ROOM}/media.controller.ts`, ''],
  ['room-file-name', `${ROOM}/operations/StoreImage.server.ts`, ''],
  ['room-file-name', `${ROOM}/pages/album.tsx`, ''],
  ['room-file-name', `${ROOM}/lists/a.ts`, ''],
  ['room-file-length', `${ROOM}/operations/store-images.server.ts`, '\n'.repeat(100).concat('export const a = 1;')],
  ['ground-floor', 'src/tools/a.ts', ''],
  ['ground-floor', 'src/prelude.ts', ''],
  ['saying-name', 'src/platform/string-utils.ts', ''],
  ['saying-name', 'src/kernel/helper.ts', ''],
  ['saying-name', 'src/ui/common/box.tsx', ''],
  ['saying-name', 'src/ui/data.ts', ''],
  ['saying-name', 'src/platform/mail-service.server.ts', ''],
  ['saying-exports', 'src/kernel/time.ts', 'export class TimeManager {}'],
  ['one-operation', `${ROOM}/operations/remove-image.server.ts`, 'export const removeImages = command({});'],
  ['one-operation', `${ROOM}/operations/find-image.server.ts`, 'export const findImage = 1;\nexport const b = 2;'],
  ['operation-test', `${ROOM}/operations/read-image.server.ts`, 'export const readImage = query({});'],
  ['relative-import', `${ROOM}/media.rules.ts`, "import { a } from '../users/user.rules.ts';"],
  ['sql-names', `${ROOM}/media.jobs.server.ts`, "import { db } from '#src/platform/database/database.server.ts';"],
  [
    'still-page',
    `${ROOM}/pages/album-page.tsx`,
    "import { a } from '../operations/read-image.server.ts';\nexport default function AlbumPage() {}",
  ],
  ['texts-in-catalogue', `${ROOM}/media.texts.ts`, "export const MEDIA_TEXTS = {\n  title: 'Photos',\n} as const;"],
  ['one-price', `${ROOM}/media.client.ts`, 'export const a = settings.company.is_vat_exempt ? 0 : 20;'],
  ['one-price', `${ROOM}/sum.rules.ts`, 'export const a = (net: number, rate: number) => (net * rate) / 100;'],
  ['one-price', 'src/platform/sum.server.ts', 'export const a = (line: Line) => line.vat_rate * line.net;'],
  ['unfinished', 'src/kernel/slug.ts', '// TO'.concat('DO: accents')],
  ['short-comments', 'src/kernel/long.ts', '// one\n// two\n// three\n// four\nexport {};'],
];

const innocent: Record<string, string> = {
  [`${ROOM}/media.store.server.ts`]: "import { db } from '#src/platform/database/database.server.ts';",
  [`${ROOM}/media.contract.ts`]: "/** A\n * B\n * C */\nimport { a } from './media.texts.ts';",
  [`${ROOM}/album.texts.ts`]: "export const ALBUM_TEXTS = catalogue('album', {\n  title: 'Album',\n});",
  [`${ROOM}/operations/store-image.server.ts`]: `export type A = 1;\n${OPERATION}`,
  [`${ROOM}/operations/store-image.test.ts`]: "import { db } from '#src/platform/database/database.server.ts';",
  [`${ROOM}/pages/still-page.tsx`]:
    "import { a } from '../operations/store-image.server.ts';\nexport const handle = { still: true };\nexport default function StillPage() {}",
  [`${ROOM}/pages/sitemap-page.tsx`]:
    "import { a } from '../operations/store-image.server.ts';\nexport const loader = a;",
  [`${ROOM}/ui/islands/viewer.tsx`]: '',
  'src/domains/services/operations/read-service.server.ts': 'export const readService = query({});',
  'src/domains/services/operations/read-service.test.ts': '',
  'src/kernel/pricing/totals.ts': 'export const a = (net: number, rate: number) => net * rate;',
  'src/platform/limits.server.ts': "/** Two * rate. */\nimport { a } from './security/rate-limit.server.ts';",
  'src/main.server.ts': "import { afterCommit } from './platform/database/database.server.ts';",
};

let found: ReturnType<typeof inspectStructure>['faults'] = [];

beforeAll(() => {
  const files = [...Object.entries(innocent), ...faults.map(([, path, text]) => [path, text] as const)];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = inspectStructure(folder).faults;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the structure', () => {
  it.each(faults)('%s refuses %s', (rule, path) => {
    expect(found.filter((fault) => fault.path === path).map((fault) => fault.rule)).toContain(rule);
  });

  it('accepts what the plan allows', () => {
    expect(found.filter(({ path }) => path in innocent)).toEqual([]);
  });

  it('has a planted fault for each rule', () => {
    expect(Object.keys(structureRules).filter((rule) => !faults.some(([planted]) => planted === rule))).toEqual([]);
  });
});
