import { fill } from '#src/kernel/text.ts';
import { SERVICE_PAGE_TEXTS } from './service-page.texts.ts';

/** Returns the title of the page of a service; `in_town` is where the company is, "à Nantes", or empty. */
export function toServiceTitle(service: string, { name, in_town }: { name: string; in_town: string }): string {
  const { title, titleAnywhere } = SERVICE_PAGE_TEXTS.meta;
  return fill(in_town ? title : titleAnywhere, { service, in_city: in_town, name });
}
