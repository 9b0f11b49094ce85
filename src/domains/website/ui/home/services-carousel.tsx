import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { HOME_TEXTS } from '../../home.texts.ts';
import { shownServices } from '../../service-cards.rules.ts';
import { placeholderOf } from '../../service-picture.rules.ts';
import type { PublicFrame } from '../../site.contract.ts';
import { ServiceCard } from '../service-card.tsx';
import { CardsBelt } from './cards-carousel.tsx';

/** Carousel of services; built-in ones when the stored ones cannot be read. */
export function ServicesBelt(frame: PublicFrame) {
  const cards = shownServices(frame, FALLBACK_SERVICES).map((service) => ({
    key: service.id,
    card: <ServiceCard service={service} fallback={placeholderOf(service.title, frame.illustrations)} />,
  }));
  return <CardsBelt id="metiers" texts={HOME_TEXTS.services} cards={cards} />;
}
