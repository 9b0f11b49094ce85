import '#src/ui/tokens/public.css';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { getLabel } from '../town.rules.ts';
import { TOWN_NAME_MAX } from '../trip.contract.ts';
import { TRIP_TEXTS as texts } from '../trip.texts.ts';
import { planTrip } from '../zone.queries.server.ts';
import type { Route } from './+types/trip-planner-page';
import { TripAnswer } from './trip/trip-answer.tsx';
import { TripForm } from './trip/trip-form.tsx';
import styles from './trip/trip-planner.module.css';

export const handle = { static: true, cache: { query: ['ville'] }, preloadsFonts: true };

/** Plans the trip; cuts a town name at the maximum length. */
export const loader = pageLoader((context, { request }) => {
  const ville = new URL(request.url).searchParams.get('ville') ?? '';
  return planTrip(context, { ville: ville.slice(0, TOWN_NAME_MAX) });
});

export function meta({ loaderData: plan }: Route.MetaArgs) {
  if (!plan?.seat) return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
  const from = { seat: plan.seat.name };
  const town = plan.answer.kind === 'trip' ? getLabel(plan.answer.trip.town) : undefined;
  const title = town === undefined ? fill(texts.meta.title, from) : fill(texts.meta.titleTo, { ...from, town });
  return [
    { title },
    { name: 'description', content: fill(texts.meta.description, from) },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Trip planner, shown in an iframe of this site or alone. */
export default function TripPlannerPage({ loaderData: plan }: Route.ComponentProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      {plan.seat === null ? (
        <p>
          {texts.noSeat}{' '}
          <a href="/contact#devis" target="_top">
            {texts.contact}
          </a>
        </p>
      ) : (
        <>
          <TripForm plan={plan} />
          <TripAnswer plan={plan} />
        </>
      )}
    </main>
  );
}
