import type { ServiceCard } from '#src/domains/services/service-card.contract.ts';
import { getPlaceholder } from './service-picture.rules.ts';
import type { PublicFrame } from './site.contract.ts';

type BuiltInCard = Readonly<Omit<ServiceCard, 'image' | 'features'>> & { readonly features: readonly string[] };

/** Returns the services to show: the company's, or the built-in ones when those cannot be read. */
export function visibleServices(
  { services, servicesFailed, illustrations }: PublicFrame,
  builtIn: readonly BuiltInCard[],
): ServiceCard[] {
  if (!servicesFailed) return services;
  return builtIn.map((service) => ({
    ...service,
    features: [...service.features],
    image: getPlaceholder(service.title, illustrations) ?? '',
  }));
}
