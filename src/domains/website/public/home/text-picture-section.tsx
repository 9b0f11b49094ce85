import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './columns.module.css';
import { SectionPicture } from './section-picture.tsx';
import { SectionProse } from './section-prose.tsx';

/** Shows paragraphs on one side of a picture. */
export function TextPictureSection({ content, frame, suffix }: SectionProps<'text-picture'>) {
  const { eyebrow, title, picture, side } = content;
  const id = `titre-texte${suffix}`;
  const beside = (
    <div className={styles.picture}>
      <SectionPicture picture={picture} frame={frame} />
    </div>
  );
  return (
    <Section labelledBy={id} isFar>
      <Container reveal>
        <div className={styles.columns}>
          {side === 'left' && beside}
          <div>
            <SectionHeading id={id} eyebrow={eyebrow} title={title} />
            <SectionProse {...content} />
          </div>
          {side === 'right' && beside}
        </div>
      </Container>
    </Section>
  );
}
