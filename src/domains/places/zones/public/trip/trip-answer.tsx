import { fill } from '#src/kernel/text.ts';
import { SHEET_WIDTH } from '../../map.views.ts';
import { getLabel } from '../../town.rules.ts';
import type { TripPlan } from '../../trip.contract.ts';
import { TRIP_TEXTS as texts } from '../../trip.texts.ts';
import styles from './trip-planner.module.css';
import { TripResult } from './trip-result.tsx';

/** Result of the planner; without a query a few example towns. */
export function TripAnswer({ plan }: { plan: TripPlan }) {
  const { asked, answer, examples, pictureHeight } = plan;
  if (answer.kind === 'trip') return <TripResult trip={answer.trip} plan={plan} />;
  if (answer.kind === 'several') {
    return (
      <div className={styles.answer}>
        <p className={styles.notice}>{texts.several}</p>
        <Choices names={answer.towns.map(getLabel)} />
      </div>
    );
  }
  return (
    <div className={styles.answer}>
      {answer.kind === 'unknown' && <p className={styles.notice}>{fill(texts.unknown, { asked, km: plan.reachKm })}</p>}
      {examples.length > 0 && (
        <>
          <p className={styles.hint}>{texts.examples}</p>
          <Choices names={examples} />
        </>
      )}
      {answer.kind === 'nothing-asked' && pictureHeight !== null && (
        <img
          className={styles.picture}
          src="/carte/region.svg"
          width={SHEET_WIDTH}
          height={pictureHeight}
          alt=""
          loading="lazy"
        />
      )}
    </div>
  );
}

function Choices({ names }: { names: string[] }) {
  return (
    <ul className={styles.choices}>
      {names.map((name) => (
        <li key={name}>
          <a href={`?ville=${encodeURIComponent(name)}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
