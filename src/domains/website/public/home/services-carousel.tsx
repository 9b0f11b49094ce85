import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { ServiceCard } from '#src/domains/services/public/service-card.tsx';
import { visibleServices } from '#src/domains/services/service-cards.views.ts';
import { getPlaceholder } from '#src/domains/services/service-picture.views.ts';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';

/** Carousel of services; built-in ones when the stored ones cannot be read. */
export function ServicesCarousel({ content, frame, suffix }: SectionProps<'services'>) {
  const cards = visibleServices(frame, FALLBACK_SERVICES).map((service) => ({
    key: service.id,
    card: <ServiceCard service={service} fallback={getPlaceholder(service.title, frame.illustrations)} />,
  }));
  return <CardsCarousel id={`metiers${suffix}`} texts={{ ...content, ...SECTION_LABELS.services }} cards={cards} />;
}
