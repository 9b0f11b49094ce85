import { data } from 'react-router';
import { readMap } from '#src/domains/places/zones/zone.internal.server.ts';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { inTown } from '#src/kernel/french-towns.ts';
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

export const action = ({ context }: Route.ActionArgs) => receiveQuoteForm(context);

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const { name, city } = frame.profile;
  const title = fill(CONTACT_PAGE_TEXTS.meta.title, { name });
  const place = city ? fill(CONTACT_PAGE_TEXTS.meta.place, { name, in_city: inTown(city) }) : name;
  const description = fill(CONTACT_PAGE_TEXTS.meta.description, { place });
  const graph = toGraph(frame, { path: PATH, title, type: 'ContactPage', crumbs: CRUMBS });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function ContactPage({ loaderData: { map, chosen }, actionData, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      <ContactHero crumbs={CRUMBS} />
      <ContactMain frame={frame} chosen={chosen} outcome={actionData ?? null} />
      <ContactTrip />
      <ContactZones {...map} />
    </>
  );
}
