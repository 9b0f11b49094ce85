import { Carousel } from '#src/ui/public/carousel.tsx';
import { HOME_ISLAND_TEXTS } from '../../home-islands.texts.ts';
import { CAROUSEL } from '../../motion.rules.ts';
import type { ServiceCard as ServiceCardData } from '../../site.contract.ts';
import { ServiceCard } from '../service-card.tsx';

const texts = HOME_ISLAND_TEXTS.services;

interface ServiceCarouselProps {
  services: ServiceCardData[];
  /** Picture of services without one. */
  fallback: string;
}

/** The trades, passing by. */
export default function ServiceCarousel({ services, fallback }: ServiceCarouselProps) {
  return (
    <Carousel
      label={texts.carousel}
      items={services}
      keyOf={({ id }) => id}
      card={(service, isCopy) => <ServiceCard service={service} fallback={fallback} isCopy={isCopy} />}
      constants={CAROUSEL}
      texts={texts}
    />
  );
}
