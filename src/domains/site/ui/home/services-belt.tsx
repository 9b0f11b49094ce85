import { FALLBACK_SERVICES } from '../../fallback-services.texts.ts';
import { HOME_TEXTS } from '../../home.texts.ts';
import { PLACEHOLDER, pictureForTitle } from '../../service-picture.rules.ts';
import type { PublicFrame, ServiceCard as ServiceCardData } from '../../site.contract.ts';
import { ServiceCard } from '../service-card.tsx';
import { CardsBelt } from './cards-belt.tsx';

function servicesOf({ services, servicesFailed, illustrations }: PublicFrame): readonly ServiceCardData[] {
  if (!servicesFailed) return services;
  return FALLBACK_SERVICES.map((service) => ({
    ...service,
    features: [...service.features],
    image: (illustrations[pictureForTitle(service.title)] ?? illustrations[PLACEHOLDER])?.image ?? '',
  }));
}

/** The trades passing by; the built-in ones where the stored ones cannot be read. */
export function ServicesBelt(frame: PublicFrame) {
  const fallback = frame.illustrations[PLACEHOLDER]?.image ?? '';
  const cards = servicesOf(frame).map((service) => ({
    key: service.id,
    card: <ServiceCard service={service} fallback={fallback} />,
  }));
  return <CardsBelt id="metiers" texts={HOME_TEXTS.services} cards={cards} />;
}
