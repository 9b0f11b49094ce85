import { listAllPosts } from '#src/domains/blog/post-transfer.internal.server.ts';
import { listAllItems } from '#src/domains/gallery/gallery-transfer.internal.server.ts';
import { completeImages } from '#src/domains/media/image-widths.internal.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { listAllPlaces } from '#src/domains/places/zones/place-transfer.internal.server.ts';
import { listAllServices } from '#src/domains/services/service-transfer.internal.server.ts';
import type { DemoKind } from '#src/domains/setup/demo-row.contract.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import {
  applyPlan,
  type PlannedRecord,
  planBundle,
  preparePictures,
} from '#src/domains/site-transfer/bundle-import.internal.server.ts';
import { getPart } from '#src/domains/site-transfer/bundle-parts.internal.server.ts';
import { findTexts } from '#src/domains/site-transfer/site-bundle.rules.ts';
import type { PartName } from '#src/domains/site-transfer/transfer-report.contract.ts';
import { sameness } from '#src/domains/testimonials/testimonial-import.rules.ts';
import { listAllReviews } from '#src/domains/testimonials/testimonial-transfer.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { openDemoSite } from './demo-pictures.server.ts';
import { type ReadPicture, readPicture } from './read-picture.server.ts';

/** The one area, by the number that its lines in the audit log have. */
export const AREA_ROW = 1;

type Ids = Map<string, number | string>;

const placeIds = async (): Promise<Ids> => new Map((await listAllPlaces()).map(({ slug, id }) => [slug, id]));

/** Kind of the rows of each part, and their ids by the key of the record; a row without an id is named by its key. */
const ROWS: Partial<Record<PartName, { kind: DemoKind; ids: () => Promise<Ids> }>> = {
  places: { kind: 'place', ids: placeIds },
  area: { kind: 'area', ids: async () => new Map([['area', AREA_ROW]]) },
  cities: { kind: 'city', ids: placeIds },
  illustrations: { kind: 'illustration', ids: async () => new Map() },
  services: {
    kind: 'service',
    ids: async () => new Map((await listAllServices()).map(({ slug, id }) => [slug, id])),
  },
  gallery: { kind: 'gallery', ids: async () => new Map((await listAllItems()).map(({ title, id }) => [title, id])) },
  testimonials: {
    kind: 'testimonial',
    ids: async () => new Map((await listAllReviews()).map((review) => [sameness(review), review.id])),
  },
  posts: { kind: 'post', ids: async () => new Map((await listAllPosts()).map(({ slug, id }) => [slug, id])) },
  pages: { kind: 'page', ids: async () => new Map() },
};

async function recordRows(records: readonly PlannedRecord[]): Promise<void> {
  for (const [part, some] of Map.groupBy(records, (record) => record.part)) {
    const rows = ROWS[part];
    if (rows === undefined) continue;
    const ids = await rows.ids();
    for (const { record } of some) {
      const key = getPart(part).keyOf(record);
      await recordDemoRow(rows.kind, ids.get(key) ?? key);
    }
  }
}

interface Fill {
  /** Whether a record of the demo enters; one that is stored already is never offered. */
  isWanted: (record: PlannedRecord) => boolean;
  read?: ReadPicture;
  /** Stored in the same transaction. */
  finish?: () => Promise<void>;
}

/** Returns the keys of the pictures that records show. */
function listPictures(records: readonly PlannedRecord[]): string[] {
  const keys = findTexts(records, (text) => getImageKey(text) !== undefined).map((text) => getImageKey(text) ?? '');
  return [...new Set(keys)];
}

/**
 * Imports the stored site of the demo company as an owner imports an archive: pictures first, then all records in one
 * transaction, with the memory of which rows are the demo's.
 */
export async function fillSite(system: Context, { isWanted, read = readPicture, finish }: Fill): Promise<void> {
  const { bundle, files } = await openDemoSite(read);
  const plan = await planBundle(bundle, files);
  const refused = plan.records.filter(({ outcome }) => outcome === 'refuse');
  if (refused.length > 0) throw new Error(refused.map(({ part, name, reason }) => `${part} ${name}: ${reason}`).join());
  plan.records = plan.records.filter((record) => record.outcome !== 'same' && isWanted(record));
  await preparePictures(plan, bundle, files);
  await transaction(async () => {
    await applyPlan(plan, null);
    await recordRows(plan.records);
    await finish?.();
    if (plan.records.length === 0) return;
    // All of them: a fill that was interrupted may have stored some pictures before.
    await completeImages(listPictures(plan.records));
    await recordAudit(system, {
      action: 'site-archive.import',
      subject: 'site',
      after: { created: plan.records.length, replaced: 0 },
    });
  });
}
