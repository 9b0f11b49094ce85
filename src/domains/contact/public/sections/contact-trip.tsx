import { TripPlannerFrame } from '#src/domains/places/zones/public/trip-planner-frame.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';

interface ContactTripProps {
  words: { eyebrow: string; title: string; lead: string };
  suffix: string;
}

/** Trip planner: distance, duration and price. */
export function ContactTrip({ words: { eyebrow, title, lead }, suffix }: ContactTripProps) {
  const id = `titre-trajet${suffix}`;
  return (
    <Section id={`trajet${suffix}`} tone="sable" top="ridge" labelledBy={id} isFar>
      <Container>
        <SectionHeading id={id} eyebrow={eyebrow} title={title} lead={lead} />
        <TripPlannerFrame />
      </Container>
    </Section>
  );
}
