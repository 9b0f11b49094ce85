import { Button } from '#src/ui/public/button.tsx';
import { Field } from '#src/ui/public/field.tsx';
import { TOWN_NAME_MAX, type TripPlan } from '../../trip.contract.ts';
import { TRIP_TEXTS as texts } from '../../trip.texts.ts';
import styles from './trip-planner.module.css';

const FIELD = 'ville';

/** Form with a town's name, sent as a plain query string. */
export function TripForm({ plan: { asked, suggestions, hint, answer } }: { plan: TripPlan }) {
  return (
    <form className={styles.form} method="get">
      {answer.kind === 'nothing-asked' && <p className={styles.lead}>{texts.lead}</p>}
      <div className={styles.row}>
        <Field id={FIELD} label={texts.field}>
          <input
            id={FIELD}
            name={FIELD}
            type="text"
            list="communes"
            defaultValue={asked}
            maxLength={TOWN_NAME_MAX}
            autoComplete="address-level2"
            required
            aria-describedby={`${FIELD}-aide`}
          />
        </Field>
        <Button type="submit">{texts.submit}</Button>
      </div>
      <p id={`${FIELD}-aide`} className={styles.hint}>
        {hint}
      </p>
      <datalist id="communes">
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
