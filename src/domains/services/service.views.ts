import type { StoredService } from './service.contract.ts';

const LINES = ' | ';

interface ExportTexts {
  active: string;
  draft: string;
  columns: Readonly<Record<string, string>>;
}

/** Returns a list as spreadsheet rows: column names, then one row per service. */
export const exportLines = (
  services: readonly StoredService[],
  { active, draft, columns }: ExportTexts,
): string[][] => [
  Object.values(columns),
  ...services.map((service) => [
    String(service.id),
    service.title,
    service.slug,
    service.category,
    service.is_active ? active : draft,
    String(service.sort_order),
    service.subtitle,
    service.description,
    service.long_description,
    service.duration,
    service.price_range,
    service.features.join(LINES),
    service.advantages.join(LINES),
    service.sub_services.join(LINES),
    service.materials.join(LINES),
    service.image,
    service.created_at,
    service.updated_at,
  ]),
];

/** Formats a price for display: a bare range gets words and the euro sign, any other text is unchanged. */
export function priceText(text: string): string {
  const [, from, to] = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/.exec(text) ?? [];
  return from === undefined || to === undefined ? text.trim() : `${from} à ${to} €`;
}
