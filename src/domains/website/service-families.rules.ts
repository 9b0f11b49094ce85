/** Services under their category, categories in the order in which the first of each comes. */
export function familiesOf<Service extends { category: string }>(
  services: Service[],
): { family: string; members: Service[] }[] {
  const families = new Map<string, Service[]>();
  for (const service of services) {
    families.set(service.category, [...(families.get(service.category) ?? []), service]);
  }
  return Array.from(families, ([family, members]) => ({ family, members }));
}
