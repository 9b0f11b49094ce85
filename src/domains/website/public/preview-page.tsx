import { data } from 'react-router';
import { PAGES, PageKey } from '#src/domains/site-pages/page.contract.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { markText } from '#src/kernel/text-mark.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { Island } from '#src/platform/islands/island.tsx';
import PreviewBridge from '#src/ui/public/islands/preview-bridge.tsx';
import { PreviewSection } from '#src/ui/public/page/preview-section.tsx';
import { previewSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs } from '../section-page.views.ts';
import { getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/preview-page';
import { CONTACT_SECTIONS } from './contact/contact-sections.tsx';
import { GALLERY_SECTIONS } from './gallery/work-list-section.tsx';
import { LEGAL_SECTIONS } from './legal/own-sections.tsx';
import { PRICE_SECTIONS } from './prices/price-sections.ts';
import { REVIEW_SECTIONS } from './reviews/review-sections.tsx';
import { Sections } from './sections.tsx';
import { SERVICE_SECTIONS } from './services/service-list-section.tsx';
import { ZONE_SECTIONS } from './zones/zone-sections.tsx';

/** The preview shows every page, so it has the kinds of all of them. */
const OWN = {
  ...SERVICE_SECTIONS,
  ...PRICE_SECTIONS,
  ...ZONE_SECTIONS,
  ...GALLERY_SECTIONS,
  ...REVIEW_SECTIONS,
  ...CONTACT_SECTIONS,
  ...LEGAL_SECTIONS,
};

export const handle = { static: true, cache: false };

/** Never stored, never indexed: what it shows is not published. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export const loader = pageLoader(async (visitor, { request, params }: Route.LoaderArgs) => {
  const page = PageKey.safeParse(params.page);
  if (!page.success) throw new DomainError('not-found', 'Cette page n’existe pas.');
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { document, records } = await previewSectionPage(visitor, { page: page.data, token: token.slice(0, 300) });
  return data({ page: page.data, document, records }, { headers: HEADERS });
});

export const headers = pageHeaders;

export const meta = (): object[] => [{ title: 'Aperçu' }, { name: 'robots', content: 'noindex' }];

/** Shows the draft of a page as visitors would see it; its sections and texts can be selected. */
export default function PreviewPage({ loaderData: { page, ...view }, matches }: Route.ComponentProps) {
  return (
    <>
      <Sections
        {...view}
        frame={getFrame(matches)}
        path={PAGES[page]}
        crumbs={getCrumbs(page)}
        own={OWN}
        mark={markText}
        wrap={({ id }, element) => (
          <PreviewSection key={id} id={id}>
            {element}
          </PreviewSection>
        )}
      />
      <Island of={PreviewBridge} when="load" />
    </>
  );
}
