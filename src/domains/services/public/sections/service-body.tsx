import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import type { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import type { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { Island } from '#src/platform/islands/island.tsx';
import type { Service } from '../../service.contract.ts';
import { getPlaceholder } from '../../service-picture.views.ts';
import ServiceRetry from '../islands/service-retry.tsx';
import { ServiceContact } from './service-contact.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceOverview } from './service-overview.tsx';
import { ServiceReviews } from './service-reviews.tsx';
import { ServiceSteps } from './service-steps.tsx';
import { ServiceWorks } from './service-works.tsx';

interface ServiceBodyProps {
  frame: PublicFrame;
  service: Service;
  /** Requested slug, if the service stored under it cannot be read. */
  unreadable: string | undefined;
  crumbs: Crumb[];
  reviews: Testimonial[];
  works: GalleryItem[];
  outcome: QuoteFormOutcome | null;
}

/** Renders a service page, from its title to the quote form. */
export function ServiceBody({ frame, service, unreadable, crumbs, reviews, works, ...closing }: ServiceBodyProps) {
  return (
    <>
      <ServiceHero frame={frame} service={service} crumbs={crumbs} />
      <ServiceOverview
        service={service}
        illustrations={frame.illustrations}
        facts={frame.facts}
        notice={unreadable !== undefined && <Island of={ServiceRetry} props={{ slug: unreadable }} when="idle" />}
      />
      <ServiceDetails service={service} facts={frame.facts} />
      <ServiceSteps process={service.process} facts={frame.facts} />
      <ServiceWorks works={works} fallback={getPlaceholder(service.title, frame.illustrations) ?? ''} />
      <ServiceReviews reviews={reviews} />
      <ServiceContact frame={frame} service={service} {...closing} />
    </>
  );
}
