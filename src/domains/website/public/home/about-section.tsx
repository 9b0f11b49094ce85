import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './columns.module.css';
import { SectionPicture } from './section-picture.tsx';
import { SectionProse } from './section-prose.tsx';

/** Presents the company and its team. */
export function AboutSection({ content, frame, suffix }: SectionProps<'about'>) {
  const { eyebrow, title, picture } = content;
  const id = `titre-a-propos${suffix}`;
  return (
    <Section id={`a-propos${suffix}`} labelledBy={id} isFar>
      <Container reveal>
        <div className={styles.columns}>
          <div className={styles.picture}>
            <SectionPicture picture={picture} frame={frame} />
          </div>
          <div>
            <SectionHeading id={id} eyebrow={eyebrow} title={title} />
            <SectionProse {...content} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
