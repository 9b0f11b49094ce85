import { TripPlannerFrame } from '#src/domains/places/zones/public/trip-planner-frame.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';

const texts = CONTACT_PAGE_TEXTS.trip;

/** Trip planner: distance, duration and price. */
export function ContactTrip() {
  return (
    <Section id="trajet" tone="sable" top="ridge" labelledBy="titre-trajet">
      <Container>
        <SectionHeading id="titre-trajet" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <TripPlannerFrame />
      </Container>
    </Section>
  );
}
