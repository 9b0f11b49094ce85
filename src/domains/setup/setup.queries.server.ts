import { z } from 'zod';
import { findTwoFactor } from '#src/domains/accounts/auth/two-factor.internal.server.ts';
import { readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { countPostGrowth } from '#src/domains/blog/blog.internal.server.ts';
import { countGalleryGrowth } from '#src/domains/gallery/gallery.internal.server.ts';
import { listLacksOfInvoices } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { listLacksOfQuotes } from '#src/domains/sales/quotes/first-quote.internal.server.ts';
import { countServiceGrowth } from '#src/domains/services/service.internal.server.ts';
import { listMissingLegalFields, readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { countTestimonialGrowth } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { readDemoPresence } from './demo-company.internal.server.ts';
import { isFictitiousEmail } from './demo-row.rules.ts';
import { Preview, SetupReading } from './setup.contract.ts';

const PREVIEW_SECONDS = 3_600;

/** Returns how far the set-up is, and what is published already. */
export const readSetup = query({
  allow: 'settings',
  input: z.object({}),
  output: SetupReading,
  run: async (_input, { actor }) => {
    const { site } = await readSettings();
    const growth = [countServiceGrowth, countGalleryGrowth, countPostGrowth, countTestimonialGrowth];
    const [services, gallery, posts, testimonials] = await Promise.all(growth.map((read) => read(nowIso())));
    const isEnabled =
      actor.kind === 'user' && (await findTwoFactor({ userId: actor.userId, role: actor.role })).enabled;
    return {
      ...site,
      missing: await listMissingLegalFields(),
      lacks: { quote: await listLacksOfQuotes(), invoice: await listLacksOfInvoices() },
      published: {
        services: services?.visible ?? 0,
        gallery: gallery?.visible ?? 0,
        posts: posts?.visible ?? 0,
        testimonials: testimonials?.visible ?? 0,
      },
      has_second_factor: isEnabled,
      has_demo_address: actor.kind === 'user' && isFictitiousEmail((await readAccount({ id: actor.userId })).email),
      demo: await readDemoPresence(),
    };
  },
});

/** Lets the browser that asks see the unpublished site for an hour; the cookie is set beside the answer. */
export const openPreview = query({
  allow: 'settings',
  input: z.object({}),
  output: Preview,
  run: async () => ({ expires_at: isoIn(PREVIEW_SECONDS) }),
});
