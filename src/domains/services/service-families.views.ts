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
