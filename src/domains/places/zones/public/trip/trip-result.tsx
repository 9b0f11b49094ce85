import { euros } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { getLabel } from '../../town.rules.ts';
import type { Minutes, Town, Trip, TripPlan } from '../../trip.contract.ts';
import { TRIP_TEXTS as texts } from '../../trip.texts.ts';
import { durationText, mapLinks } from '../../trip.views.ts';
import type { Area, Seat } from '../../zone.contract.ts';
import { circleWords } from '../../zone.views.ts';
import { MarkerSign } from '../marker-shape.tsx';
import styles from './trip-planner.module.css';

/** Formats the duration of the journey as a range. */
export function timeText({ from, to }: Minutes): string {
  if (from === 0) return fill(texts.under, { to: durationText(to) });
  return fill(texts.between, { from: durationText(from), to: durationText(to) });
}

const priceText = (cents: number, isTaxed: boolean): string =>
  isTaxed ? fill(DOCUMENT_TEXTS.withTax, { amount: euros(cents) }) : euros(cents);

/** Formats the cost of the journey, or explains why there is none; empty when the owner states no fee. */
export function feeText({ feeCents, isOnStudy, isTaxed }: Trip, area: Pick<Area, 'radiusKm' | 'centreName'>): string {
  if (isOnStudy) return fill(texts.onStudy, { circle: circleWords(area) });
  if (feeCents === null) return '';
  return feeCents === 0 ? texts.free : fill(texts.feeAmount, { amount: priceText(feeCents, isTaxed) });
}

function termsText(terms: TripPlan['terms'], isTaxed: boolean): string {
  if (terms === null || terms.feePerKmCents === 0) return texts.termsFree;
  return fill(terms.freeKm === 0 ? texts.termsAll : texts.terms, {
    free: terms.freeKm,
    fee: priceText(terms.feePerKmCents, isTaxed),
  });
}

/** Distance, time and fee of one journey, with links to other map applications. */
export function TripResult({ trip, plan }: { trip: Trip; plan: TripPlan }) {
  const { seat, terms } = plan;
  const { town, km, roadKm, minutes, isOnStudy } = trip;
  const fee = feeText(trip, plan);
  return (
    <section className={styles.result} aria-labelledby="trajet">
      <h2 id="trajet" className={styles.way}>
        <MarkerSign color="patine" />
        {seat?.name} <span className={styles.line} aria-hidden="true" />
        <span className="vh">{texts.towards}</span>
        <MarkerSign color={isOnStudy ? 'ardoise' : 'terre'} /> {getLabel(town)}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.distance}</dt>
          <dd>
            {fill(texts.roadKm, { km: roadKm })} <small>{fill(texts.crowKm, { km })}</small>
          </dd>
        </div>
        <div>
          <dt>{texts.time}</dt>
          <dd>{timeText(minutes)}</dd>
        </div>
        {fee && (
          <div>
            <dt>{texts.fee}</dt>
            <dd>{fee}</dd>
          </div>
        )}
      </dl>
      <p className={styles.hint}>{termsText(terms, trip.isTaxed)}</p>
      {seat && <Applications town={town} seat={seat} />}
    </section>
  );
}

/** Plain links: nothing is loaded from those sites before a click. */
function Applications({ town, seat }: { town: Town; seat: Seat }) {
  const links = mapLinks(town, seat);
  return (
    <div>
      <h3 className={styles.small}>{texts.links}</h3>
      <ul className={styles.choices}>
        {(['google', 'osm', 'waze'] as const).map((application) => (
          <li key={application}>
            <a href={links[application]} target="_blank" rel="noopener noreferrer">
              {texts.applications[application]} <span className="vh">{texts.newTab}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={links.geo} rel="noopener noreferrer">
            {texts.applications.geo}
          </a>
        </li>
      </ul>
    </div>
  );
}
