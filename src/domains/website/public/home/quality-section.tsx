import { fillTexts } from '#src/kernel/placeholders.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import BeforeAfter from '../islands/before-after.tsx';
import styles from './columns.module.css';

const texts = HOME_TEXTS.quality;

/** Compares one roof before and after the work. */
export function QualitySection({ facts, illustrations }: PublicFrame) {
  const points = fillTexts(texts.points, facts);
  const before = illustrations['avant-demoussage'];
  const after = illustrations['apres-demoussage'];
  return (
    <Section tone="sable" labelledBy="titre-qualite" isFar>
      <Container reveal>
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id="titre-qualite"
              eyebrow={texts.eyebrow}
              title={texts.title}
              lead={before && after ? `${texts.text} ${texts.hint}` : texts.text}
            />
            <dl className={styles.qualities}>
              {points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          {before && after && (
            <div>
              <Island of={BeforeAfter} props={{ before, after }} />
              <p className={styles.note}>{texts.illustration}</p>
            </div>
          )}
        </div>
      </Container>
    </Section>
  );
}
