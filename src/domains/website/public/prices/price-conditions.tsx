import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { MedalList } from '../medal-list.tsx';
import styles from './prices.module.css';

/** Lists conditions of every price; nothing when none of them is known. */
export function PriceConditions({ content, suffix }: SectionProps<'price-conditions'>) {
  if (content.list.length === 0) return null;
  const id = `titre-conditions${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container reveal>
        <SectionHeading id={id} title={content.title} lead={content.lead} />
        <MedalList list={content.list} styles={{ list: styles.conditions, medal: styles.medal }} />
      </Container>
    </Section>
  );
}
