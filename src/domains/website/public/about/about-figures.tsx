import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures, { type KeyFigure } from '#src/ui/public/islands/key-figures.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ABOUT_PAGE_TEXTS } from '../../about-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';

const texts = ABOUT_PAGE_TEXTS.figures;
const HOURS = 24;

function toFigures({ clientsTotal, experienceYears }: PublicFrame['profile']): KeyFigure[] {
  return [
    { label: texts.projects, value: clientsTotal, unit: '+', text: `${clientsTotal}+` },
    { label: texts.years, value: experienceYears, unit: '+', text: `${experienceYears}+` },
    { label: texts.satisfied, value: 100, unit: '%', text: '100%' },
    { label: texts.support, value: HOURS, unit: '/7', text: texts.supportValue },
  ];
}

/** Shows four figures of the company. */
export function AboutFigures({ profile }: Pick<PublicFrame, 'profile'>) {
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-chiffres">
      <Container>
        <SectionHeading id="titre-chiffres" title={texts.title} />
        <Island of={KeyFigures} props={{ figures: toFigures(profile) }} />
      </Container>
    </Section>
  );
}
