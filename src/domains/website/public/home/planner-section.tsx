import { TRIP_PLANNER_PATH } from '#src/domains/places/zones/map.views.ts';
import { TripPlannerFrame } from '#src/domains/places/zones/public/trip-planner-frame.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import styles from './planner-section.module.css';

/** Trip planner from our own page in a frame: distance to the visitor's town; nothing without a seat. */
export function PlannerSection({ content, suffix, frame }: SectionProps<'planner'>) {
  if (frame.area.seat === null) return null;
  const id = `titre-trajet${suffix}`;
  return (
    <Section id={`trajet${suffix}`} tone="zinc" labelledBy={id} isFar>
      <Container>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        <TripPlannerFrame />
        <p className={styles.open}>
          <a href={TRIP_PLANNER_PATH}>{SECTION_LABELS.planner.open}</a>
        </p>
      </Container>
    </Section>
  );
}
