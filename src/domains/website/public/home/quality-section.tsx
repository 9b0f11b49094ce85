import { getFocus } from '#src/domains/site-pages/section-filling.views.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import BeforeAfter from '../islands/before-after.tsx';
import styles from './columns.module.css';

type Pictures = SectionProps<'before-after'>['content']['before'];

function toSide(picture: Pictures) {
  const focus = getFocus(picture);
  return { image: picture.image, alt: picture.alt, ...(focus && { focus }) };
}

/** Returns whether the owner has replaced this illustration of the product: its caption is about another picture. */
const isReplaced = ({ image }: Pictures, { illustrations }: PublicFrame): boolean =>
  Object.values(illustrations).some((one) => one.image === image && one.isNeutral === false);

/** Compares one roof before and after the work. */
export function QualitySection({ content, frame, suffix }: SectionProps<'before-after'>) {
  const { eyebrow, title, text, points, before, after, caption } = content;
  const id = `titre-qualite${suffix}`;
  const hasCaption = caption !== '' && ![before, after].every((picture) => isReplaced(picture, frame));
  const hasBoth = before.image !== '' && after.image !== '';
  return (
    <Section tone="sable" labelledBy={id} isFar>
      <Container reveal>
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id={id}
              eyebrow={eyebrow}
              title={title}
              lead={hasBoth ? `${text} ${SECTION_LABELS.beforeAfter.hint}`.trim() : text}
            />
            {points.length > 0 && (
              <dl className={styles.qualities}>
                {points.map((point) => (
                  <div key={point.title}>
                    <dt>{point.title}</dt>
                    <dd>{point.text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {hasBoth && (
            <div>
              <Island of={BeforeAfter} props={{ before: toSide(before), after: toSide(after) }} />
              {hasCaption && <p className={styles.note}>{caption}</p>}
            </div>
          )}
        </div>
      </Container>
    </Section>
  );
}
