import { data } from 'react-router';
import { getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { markText } from '#src/kernel/text-mark.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { Island } from '#src/platform/islands/island.tsx';
import PreviewBridge from '#src/ui/public/islands/preview-bridge.tsx';
import { PreviewSection } from '#src/ui/public/page/preview-section.tsx';
import type { Route } from './+types/city-preview-page';
import { previewCityPage } from './city-page.queries.server.ts';
import { CityContent } from './sections/city-content.tsx';

export const handle = { static: true, cache: false };

/** Never stored, never indexed: what it shows is not published. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const TOKEN_MAX = 300;

export const loader = pageLoader(async (visitor, { request, params }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const page = await previewCityPage(visitor, { slug: params.slug, token: token.slice(0, TOKEN_MAX) });
  return data({ page }, { headers: HEADERS });
});

export const headers = pageHeaders;

export const meta = (): object[] => [{ title: 'Aperçu' }, { name: 'robots', content: 'noindex' }];

/** Shows the draft of a town's page as visitors would see it; its sections and texts can be selected. */
export default function CityPreviewPage({ loaderData: { page }, matches }: Route.ComponentProps) {
  return (
    <>
      <CityContent
        frame={getFrame(matches)}
        page={page}
        chosen=""
        outcome={null}
        mark={markText}
        wrap={(section, element) => <PreviewSection id={section}>{element}</PreviewSection>}
      />
      <Island of={PreviewBridge} when="load" />
    </>
  );
}
