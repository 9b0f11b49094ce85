import { findPost } from '#src/domains/blog/blog.internal.server.ts';
import { findGalleryItem } from '#src/domains/gallery/gallery.internal.server.ts';
import { readIllustrations } from '#src/domains/media/illustration.internal.server.ts';
import { findTownPage } from '#src/domains/places/cities/city-removal.internal.server.ts';
import { findStoredArea, findStoredPlace } from '#src/domains/places/zones/place-removal.internal.server.ts';
import { findService } from '#src/domains/services/service.internal.server.ts';
import type { SettingGroup } from '#src/domains/settings/setting.contract.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { findStoredPage } from '#src/domains/site-pages/page-removal.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { getValueFingerprint } from './demo-company.internal.server.ts';
import type { DemoKind } from './demo-row.contract.ts';
import { toContentText } from './demo-row.rules.ts';
import { insertDemoRow, selectDemoRows } from './demo-row.store.server.ts';

/** Readers of the rows that become the owner's when their content changes. */
const READERS: Partial<Record<DemoKind, (id: string) => Promise<object | undefined>>> = {
  service: (id) => findService(Number(id)),
  post: (id) => findPost(Number(id)),
  gallery: (id) => findGalleryItem(Number(id)),
  illustration: async (name) => (await readIllustrations())[name],
  page: findStoredPage,
  city: (id) => findTownPage(Number(id)),
  area: findStoredArea,
  place: (id) => findStoredPlace(Number(id)),
};

/** Returns the row with a name for the owner; undefined when it no longer exists. */
export async function readDemoRow(
  kind: DemoKind,
  id: string,
): Promise<{ name: string; fingerprint: string } | undefined> {
  const row = await READERS[kind]?.(id);
  if (row === undefined) return undefined;
  const { title } = row as { title?: unknown };
  return { name: typeof title === 'string' ? title : id, fingerprint: getFingerprint(toContentText(kind, row)) };
}

/** Remembers a row of the demo with its present content, in the transaction that made it. */
export const recordDemoRow = (kind: DemoKind, id: number | string): Promise<void> =>
  transaction(async () => {
    const row_id = String(id);
    const { fingerprint = '' } = (await readDemoRow(kind, row_id)) ?? {};
    await insertDemoRow({ kind, row_id, fingerprint });
  });

/** Finds the records of these kinds that the demo made; returns whether one is among them. */
export async function findDemoRecords<Kind extends DemoKind>(
  ...kinds: Kind[]
): Promise<(kind: Kind, id: number) => boolean> {
  const made = new Set((await selectDemoRows(...kinds)).map(({ kind, row_id }) => `${kind} ${row_id}`));
  return (kind, id) => made.has(`${kind} ${id}`);
}

/** Remembers the settings of the demo with their values, as the schema of each reads them. */
export const recordDemoSettings = (
  groups: readonly { group: SettingGroup; values: Record<string, unknown> }[],
): Promise<void> =>
  transaction(async () => {
    for (const { group, values } of groups) {
      const read: Record<string, unknown> = settingsFrom({ [group]: values })[group];
      for (const name of Object.keys(values)) {
        const fingerprint = getValueFingerprint(read[name]);
        await insertDemoRow({ kind: 'setting', row_id: `${group}.${name}`, fingerprint });
      }
    }
  });
