import { erasePosts } from '#src/domains/blog/blog.internal.server.ts';
import { eraseGalleryItem } from '#src/domains/gallery/gallery.internal.server.ts';
import { eraseIllustration } from '#src/domains/media/illustration.internal.server.ts';
import { eraseTownPage } from '#src/domains/places/cities/city-removal.internal.server.ts';
import { eraseArea, erasePlace } from '#src/domains/places/zones/place-removal.internal.server.ts';
import { eraseService } from '#src/domains/services/service.internal.server.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { resetSettings } from '#src/domains/settings/site-state.internal.server.ts';
import { erasePage } from '#src/domains/site-pages/page-removal.internal.server.ts';
import { eraseTestimonial } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { getValueFingerprint } from './demo-company.internal.server.ts';
import type { DemoKind, KeptRow, RemovedKind } from './demo-row.contract.ts';
import { readDemoRow } from './demo-row.internal.server.ts';
import { selectDemoRows } from './demo-row.store.server.ts';

/** What leaving the demo has done so far. */
export interface Departure {
  removed: Partial<Record<RemovedKind, number>>;
  kept: KeptRow[];
  /** Records whose entries in the audit log lose their content: "message:12". */
  subjects: string[];
}

type ContentKind = Exclude<DemoKind, 'setting' | 'message' | 'chat' | 'quote' | 'order'>;

/** How a row of each kind goes, in this order: a place goes after its page and the area; true when there was one. */
const ERASE: Record<ContentKind, (id: string) => Promise<boolean>> = {
  service: async (id) => (await eraseService({ id: Number(id) })) !== undefined,
  post: async (id) => (await erasePosts([Number(id)])).changed > 0,
  gallery: async (id) => (await eraseGalleryItem({ id: Number(id) })) !== undefined,
  page: erasePage,
  illustration: (name) => eraseIllustration({ name }),
  testimonial: (id) => eraseTestimonial({ id: Number(id) }),
  city: (id) => eraseTownPage(Number(id)),
  area: eraseArea,
  place: (id) => erasePlace(Number(id)),
};

/** Names of the kinds in the audit log, where they differ. */
const SUBJECTS: Record<ContentKind, string> = {
  service: 'service',
  post: 'blog',
  gallery: 'gallery',
  page: 'page',
  illustration: 'illustration',
  testimonial: 'testimonial',
  city: 'place',
  area: 'area',
  place: 'place',
};

/** Adds to a count. */
export function count({ removed }: Departure, kind: RemovedKind, rows: number): void {
  if (rows > 0) removed[kind] = (removed[kind] ?? 0) + rows;
}

/** Removes the demo's content that the owner has not changed; invented reviews go in any case. */
export const removeContent = (departure: Departure): Promise<void> =>
  transaction(async () => {
    for (const kind of Object.keys(ERASE) as ContentKind[]) {
      for (const { row_id, fingerprint } of await selectDemoRows(kind)) {
        const now = await readDemoRow(kind, row_id);
        if (now !== undefined && now.fingerprint !== fingerprint) {
          departure.kept.push({ kind, name: now.name });
        } else if (await ERASE[kind](row_id)) {
          count(departure, kind, 1);
          departure.subjects.push(`${SUBJECTS[kind]}:${row_id}`);
        }
      }
    }
  });

/** Returns the settings that still have the demo's value to their defaults; those that the owner entered stay. */
export const removeSettings = (settings: Settings, departure: Departure): Promise<void> =>
  transaction(async () => {
    const stored = settings as Record<string, Record<string, unknown>>;
    const same = (await selectDemoRows('setting')).flatMap(({ row_id, fingerprint }) => {
      const [group = '', name = ''] = row_id.split('.');
      return getValueFingerprint(stored[group]?.[name]) === fingerprint ? [{ group, name }] : [];
    });
    await resetSettings(same);
    count(departure, 'setting', same.length);
  });
