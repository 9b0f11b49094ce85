import { TRIP_PLANNER_PATH } from '#src/domains/places/zones/map.views.ts';
import { TripPlannerFrame } from '#src/domains/places/zones/public/trip-planner-frame.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import styles from './planner-section.module.css';

const texts = HOME_TEXTS.planner;

/** Trip planner from our own page in a frame: distance to the visitor's town. */
export function PlannerSection() {
  return (
    <Section id="trajet" tone="zinc" labelledBy="titre-trajet" isFar>
      <Container>
        <SectionHeading id="titre-trajet" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <TripPlannerFrame />
        <p className={styles.open}>
          <a href={TRIP_PLANNER_PATH}>{texts.open}</a>
        </p>
      </Container>
    </Section>
  );
}
