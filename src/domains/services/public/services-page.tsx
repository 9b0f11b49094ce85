import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fill } from '#src/kernel/text.ts';
import { FALLBACK_SERVICES } from '../fallback-services.texts.ts';
import { visibleServices } from '../service-cards.views.ts';
import { SERVICES_PAGE_TEXTS as texts } from '../services-page.texts.ts';
import type { Route } from './+types/services-page';
import { ClosingCall } from './sections/closing-call.tsx';
import { EmptyList } from './sections/empty-list.tsx';
import { ServicesHero } from './sections/services-hero.tsx';
import { ServicesList } from './sections/services-list.tsx';
import { serviceListNode } from './service-graph.ts';

const PATH = '/services';
const CRUMBS = [{ label: texts.crumb, path: PATH }];
const TITLES_IN_DESCRIPTION = 5;

export const handle = { static: true, path: PATH };

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const services = visibleServices(frame, FALLBACK_SERVICES);
  const title = fill(texts.meta.title, { name: frame.profile.name });
  const titles = services.slice(0, TITLES_IN_DESCRIPTION).map((service) => service.title);
  const { within, anywhere } = titles.length > 0 ? texts.meta.description : texts.meta.descriptionEmpty;
  const values = { titles: titles.join(', '), radius: frame.facts.radius };
  const description = fill(frame.facts.radius === '' ? anywhere : within, values);
  const nodes = services.length > 0 ? [serviceListNode(frame.origin, PATH, services)] : [];
  const graph = toGraph(frame, { path: PATH, title, type: 'CollectionPage', crumbs: CRUMBS, nodes });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function ServicesPage({ matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  const services = visibleServices(frame, FALLBACK_SERVICES);
  return (
    <>
      <ServicesHero frame={frame} crumbs={CRUMBS} />
      {services.length === 0 ? (
        <EmptyList />
      ) : (
        <ServicesList
          services={services}
          illustrations={frame.illustrations}
          notice={frame.servicesFailed ? texts.failed : undefined}
        />
      )}
      <ClosingCall profile={frame.profile} />
    </>
  );
}
