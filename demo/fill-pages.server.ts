import { ABOUT_PAGE } from '#demo/content/pages/about-page.server.ts';
import type { DemoPage } from '#demo/content/pages/demo-page.server.ts';
import { HOME_PAGE } from '#demo/content/pages/home-page.server.ts';
import { LEGAL_NOTICE_PAGE } from '#demo/content/pages/legal-notice-page.server.ts';
import { PRICES_PAGE } from '#demo/content/pages/prices-page.server.ts';
import { SERVICES_PAGE } from '#demo/content/pages/services-page.server.ts';
import { ZONES_PAGE } from '#demo/content/pages/zones-page.server.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { publishPage } from '#src/domains/site-pages/commands/publish-page.server.ts';
import { savePageDraft } from '#src/domains/site-pages/commands/save-page-draft.server.ts';
import type { PageKey } from '#src/domains/site-pages/page.contract.ts';
import { builtInPage } from '#src/domains/site-pages/page.internal.server.ts';
import { listPages } from '#src/domains/site-pages/page.queries.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** Pages of the demo company. */
export const DEMO_PAGES: Record<PageKey, DemoPage> = {
  home: HOME_PAGE,
  about: ABOUT_PAGE,
  services: SERVICES_PAGE,
  prices: PRICES_PAGE,
  zones: ZONES_PAGE,
  'legal-notice': LEGAL_NOTICE_PAGE,
  // The demo company says here what the product proposes.
  privacy: builtInPage('privacy'),
  accessibility: builtInPage('accessibility'),
  'site-map': builtInPage('site-map'),
};

/** Lists the pages that nobody has ever saved. */
async function listUnsaved(system: Context): Promise<PageKey[]> {
  const pages = await listPages(system, {});
  return pages.filter(({ updated_at }) => updated_at === '').map(({ page }) => page);
}

export const hasAllPages = async (system: Context): Promise<boolean> => (await listUnsaved(system)).length === 0;

/** Publishes the pages of the demo company; a page that was saved already stays as it is. */
export async function fillPages(system: Context): Promise<void> {
  for (const page of await listUnsaved(system)) {
    await transaction(async () => {
      await savePageDraft(system, { page, document: DEMO_PAGES[page] });
      await publishPage(system, { page });
      await recordDemoRow('page', page);
    });
  }
}
