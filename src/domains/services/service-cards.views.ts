import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import type { ServiceCard } from './service-card.contract.ts';
import { getPlaceholder } from './service-picture.views.ts';

type BuiltInCard = Readonly<Omit<ServiceCard, 'image' | 'features'>> & { readonly features: readonly string[] };

interface ListedServices {
  services: ServiceCard[];
  servicesFailed: boolean;
  illustrations: Illustrations;
  facts: Facts;
}

/** Returns the services to show: the company's, or the built-in ones when those cannot be read. */
export function visibleServices(
  { services, servicesFailed, illustrations, facts }: ListedServices,
  builtIn: readonly BuiltInCard[],
): ServiceCard[] {
  if (!servicesFailed) return services;
  return builtIn.map((service) => ({
    ...service,
    features: fillTexts([...service.features], facts),
    image: getPlaceholder(service.title, illustrations) ?? '',
  }));
}

/** Groups services by category, in the order of each category's first service. */
export function getFamilies<Service extends { category: string }>(
  services: Service[],
): { family: string; members: Service[] }[] {
  const families = new Map<string, Service[]>();
  for (const service of services) {
    families.set(service.category, [...(families.get(service.category) ?? []), service]);
  }
  return Array.from(families, ([family, members]) => ({ family, members }));
}
