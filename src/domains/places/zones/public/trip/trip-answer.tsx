import { fill } from '#src/kernel/text.ts';
import { REGION, SHEET_WIDTH, sheetHeight } from '../../map.views.ts';
import { getLabel } from '../../town.rules.ts';
import type { TripPlan } from '../../trip.contract.ts';
import { TRIP_TEXTS as texts } from '../../trip.texts.ts';
import styles from './trip-planner.module.css';
import { TripResult } from './trip-result.tsx';

/** Examples near and far, on both banks. */
const EXAMPLES = ['Privas', 'Valence', 'Montélimar', 'Aubenas', 'Lyon', 'Grenoble'];

/** Result of the planner; without a query a few example towns. */
export function TripAnswer({ plan: { asked, answer, terms } }: { plan: TripPlan }) {
  if (answer.kind === 'trip') return <TripResult trip={answer.trip} terms={terms} />;
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
      {answer.kind === 'unknown' && <p className={styles.notice}>{fill(texts.unknown, { asked })}</p>}
      <p className={styles.hint}>{texts.examples}</p>
      <Choices names={EXAMPLES} />
      {answer.kind === 'nothing-asked' && (
        <img
          className={styles.picture}
          src="/carte/region.svg"
          width={SHEET_WIDTH}
          height={sheetHeight(REGION)}
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
