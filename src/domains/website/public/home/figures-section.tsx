import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures, { type KeyFigure } from '#src/ui/public/islands/key-figures.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';

const { title, lead, labels } = HOME_TEXTS.figures;

function toFigures({ clientsTotal, averageRating, experienceYears }: PublicFrame['profile']): KeyFigure[] {
  return [
    { label: labels.clients, value: clientsTotal, unit: '+', text: `${clientsTotal}+` },
    { label: labels.rating, value: averageRating, unit: '/5', text: `${averageRating.toLocaleString('fr-FR')}/5` },
    { label: labels.years, value: experienceYears, unit: '+', text: `${experienceYears}+` },
    { label: labels.guarantee, value: 100, unit: '%', text: '100%' },
  ];
}

/** Shows the key figures under a slate roof. */
export function FiguresSection({ profile }: PublicFrame) {
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-chiffres">
      <Container>
        <SectionHeading id="titre-chiffres" title={title} lead={lead} />
        <Island of={KeyFigures} props={{ figures: toFigures(profile) }} />
      </Container>
    </Section>
  );
}
