import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';
import styles from './review-rules.module.css';

const texts = REVIEWS_PAGE_TEXTS.rules;

/** Explains how reviews are published, as the law requires. */
export function ReviewRules() {
  return (
    <Section id="regles" tone="zinc" top="ridge" labelledBy="titre-regles">
      <Container>
        <SectionHeading id="titre-regles" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <ul className={styles.rules}>
          {texts.list.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size="medium" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
