import { fillTexts } from '#src/kernel/placeholders.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ABOUT_PAGE_TEXTS } from '../../about-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import styles from './about.module.css';

const texts = ABOUT_PAGE_TEXTS.commitments;

/** Lists commitments to customers. */
export function CommitmentsSection({ facts }: Pick<PublicFrame, 'facts'>) {
  const list = fillTexts(texts.list, facts);
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-engagements">
      <Container reveal>
        <SectionHeading id="titre-engagements" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <ul className={styles.commitments}>
          {list.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.medal}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
