import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { MedalList } from '../medal-list.tsx';
import styles from './about.module.css';

/** Lists commitments to customers as a grid. */
export function CommitmentsGrid({ content, suffix }: SectionProps<'commitments'>) {
  const id = `titre-engagements${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container reveal>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        <MedalList list={content.list} styles={{ list: styles.commitments, medal: styles.medal }} />
      </Container>
    </Section>
  );
}
