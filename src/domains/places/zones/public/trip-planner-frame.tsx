import { TRIP_PLANNER_PATH } from '../map.views.ts';
import { TRIP_TEXTS } from '../trip.texts.ts';
import styles from './trip-planner-frame.module.css';

/** Trip planner in an iframe; the page is on this site, so nothing is loaded from another host. */
export function TripPlannerFrame() {
  return (
    <div className={styles.place}>
      <iframe className={styles.frame} src={TRIP_PLANNER_PATH} title={TRIP_TEXTS.frameTitle} loading="lazy" />
    </div>
  );
}
