import { TRIP_PLANNER_PATH } from '../map.rules.ts';
import { TRIP_TEXTS } from '../trip.texts.ts';
import styles from './trip-planner-frame.module.css';

/** The trip planner inside another page; a page of our own, so nothing of another host is loaded. */
export function TripPlannerFrame() {
  return <iframe className={styles.frame} src={TRIP_PLANNER_PATH} title={TRIP_TEXTS.frameTitle} loading="lazy" />;
}
