import { Icon, type IconName } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import styles from './review-rules.module.css';

interface ReviewRulesProps {
  words: { eyebrow: string; title: string; lead: string; list: { icon: IconName; title: string; text: string }[] };
  suffix: string;
}

/** Explains how reviews are published, as the law requires. */
export function ReviewRules({ words: { eyebrow, title: heading, lead, list }, suffix }: ReviewRulesProps) {
  const id = `titre-regles${suffix}`;
  return (
    <Section id={`regles${suffix}`} tone="zinc" top="ridge" labelledBy={id} isFar>
      <Container>
        <SectionHeading id={id} eyebrow={eyebrow} title={heading} lead={lead} />
        <ul className={styles.rules}>
          {list.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size="medium" />
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
