import type { z } from 'zod';
import type { BinKind, Restoration, Restored } from '#src/domains/bin/bin.contract.ts';
import { type BinnedRecord, takeFromBin } from '#src/domains/bin/bin.internal.server.ts';
import { restorePost } from '#src/domains/blog/post-bin.internal.server.ts';
import { restoreChat } from '#src/domains/chat/chat-bin.internal.server.ts';
import { restoreMessage } from '#src/domains/contact/message-bin.internal.server.ts';
import { restoreGalleryItem } from '#src/domains/gallery/gallery-bin.internal.server.ts';
import { restoreNotification } from '#src/domains/notifications/notification-bin.internal.server.ts';
import { restoreCityDraft, restoreCityPage } from '#src/domains/places/cities/city-bin.internal.server.ts';
import { restorePlace } from '#src/domains/places/zones/place-bin.internal.server.ts';
import { restoreRedirect } from '#src/domains/redirects/redirect-bin.internal.server.ts';
import { restoreOrder } from '#src/domains/sales/orders/order-bin.internal.server.ts';
import { restoreQuote } from '#src/domains/sales/quotes/quote-bin.internal.server.ts';
import { restoreService } from '#src/domains/services/service-bin.internal.server.ts';
import { restoreDraft } from '#src/domains/site-pages/draft-bin.internal.server.ts';
import { restoreTestimonial } from '#src/domains/testimonials/testimonial-bin.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { href } from '#src/kernel/href.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { oneByOne } from '#src/platform/in-parts.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

interface Way {
  /** Checks, then writes: a refusal changes nothing. Returns what is different from before, or an empty text. */
  restore: (record: BinnedRecord) => Promise<string>;
  /** Screen that shows the restored record. */
  toLink: (id: number) => string;
  /** Kind of the record in the audit log. */
  subject: string;
}

const WAYS: Record<BinKind, Way> = {
  service: { restore: restoreService, toLink: (view) => href('/admin/services', { view }), subject: 'service' },
  post: { restore: restorePost, toLink: (view) => href('/admin/blog', { view }), subject: 'blog' },
  gallery: { restore: restoreGalleryItem, toLink: (view) => href('/admin/gallery', { view }), subject: 'gallery' },
  testimonial: {
    restore: restoreTestimonial,
    toLink: (view) => href('/admin/testimonials', { view }),
    subject: 'testimonial',
  },
  place: { restore: restorePlace, toLink: (view) => href('/admin/places', { view }), subject: 'place' },
  city: { restore: restoreCityPage, toLink: (view) => href('/admin/places', { view }), subject: 'place' },
  'city-draft': {
    restore: restoreCityDraft,
    toLink: (id) => href('/admin/places/:id/page', { id }),
    subject: 'city-page',
  },
  'page-draft': { restore: restoreDraft, toLink: () => href('/admin/site'), subject: 'page' },
  redirect: { restore: restoreRedirect, toLink: (view) => href('/admin/redirects', { view }), subject: 'redirect' },
  message: { restore: restoreMessage, toLink: (view) => href('/admin/contact', { view }), subject: 'message' },
  chat: { restore: restoreChat, toLink: () => href('/admin/chat'), subject: 'chat' },
  quote: { restore: restoreQuote, toLink: (view) => href('/admin/quotes', { view }), subject: 'quote' },
  order: { restore: restoreOrder, toLink: (view) => href('/admin/orders', { view }), subject: 'order' },
  notification: { restore: restoreNotification, toLink: () => '', subject: 'notification' },
};

/** Restores one record of the bin. @throws DomainError when it is gone, out of reach, or something has its place. */
export const restoreRecord = (context: Context, id: number): Promise<z.infer<typeof Restored>> =>
  takeFromBin(context, id, async (record) => {
    const { kind, subjectId, label } = record;
    const { restore, toLink, subject } = WAYS[kind];
    const note = await restore(record);
    // A notification is the caller's own: nobody else sees it come back.
    if (context.actor.kind === 'user' && kind !== 'notification') {
      await recordAudit(context, { action: `${subject}.restore`, subject: `${subject}:${subjectId}` });
    }
    return { kind, label, note, link: toLink(subjectId) };
  });

/**
 * Restores several records, those deleted last first, as a place is deleted after its page. Those that are refused stay
 * in the bin, the others come back.
 */
export async function restoreRecords(context: Context, ids: readonly number[]): Promise<Restoration> {
  const done: Restoration = { restored: [], refusals: [] };
  await oneByOne(
    [...new Set(ids)].toSorted((one, other) => other - one),
    async (id) => {
      try {
        done.restored.push(await restoreRecord(context, id));
      } catch (error) {
        // With a cause the database has ended the transaction: nothing more can be restored in it.
        if (!(error instanceof DomainError) || error.cause !== undefined) throw error;
        done.refusals.unshift(error.message);
      }
    },
  );
  return done;
}
