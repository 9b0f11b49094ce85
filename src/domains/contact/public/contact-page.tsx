import { data } from 'react-router';
import { readMap } from '#src/domains/places/zones/zone.internal.server.ts';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { CONTACT_PAGE_TEXTS } from '../contact-page.texts.ts';
import type { Route } from './+types/contact-page';
import { receiveQuoteForm } from './quote-form.endpoint.server.ts';
import { ContactHero } from './sections/contact-hero.tsx';
import { ContactMain } from './sections/contact-main.tsx';
import { ContactTrip } from './sections/contact-trip.tsx';
import { ContactZones } from './sections/contact-zones.tsx';

const PATH = '/contact';
const CRUMBS = [{ label: CONTACT_PAGE_TEXTS.crumb, path: PATH }];

export const handle = { static: true, path: PATH, cache: { query: ['service'] } };

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const map = await readMap(visitor);
  const chosen = new URL(request.url).searchParams.get('service') ?? '';
  return data({ map, chosen }, { headers: freshness(map.isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const { name } = frame.profile;
  const title = fill(CONTACT_PAGE_TEXTS.meta.title, { name });
  const texts = CONTACT_PAGE_TEXTS.meta;
  const values = { ...frame.facts, place: fillPlaceholders(texts.place, frame.facts) || name };
  const description = fillPlaceholders(texts.description, values) || fill(texts.descriptionPlain, values);
  const graph = toGraph(frame, { path: PATH, title, type: 'ContactPage', crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function ContactPage({ loaderData: { map, chosen }, actionData, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      <ContactHero crumbs={CRUMBS} facts={frame.facts} />
      <ContactMain frame={frame} chosen={chosen} outcome={actionData ?? null} />
      {map.area.seat && <ContactTrip />}
      {map.zones.length > 0 && <ContactZones map={map} />}
    </>
  );
}
