import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Marked } from '#src/ui/public/marked.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './columns.module.css';
import { SectionPicture } from './section-picture.tsx';

/** Presents the company and its team. */
export function AboutSection({ content, frame, suffix }: SectionProps<'about'>) {
  const { eyebrow, title, paragraphs, points, button, buttonLink, picture } = content;
  const id = `titre-a-propos${suffix}`;
  return (
    <Section id={`a-propos${suffix}`} labelledBy={id} isFar>
      <Container reveal>
        <div className={styles.columns}>
          <div className={styles.picture}>
            <SectionPicture picture={picture} frame={frame} sizes="(min-width: 62rem) 34rem, 100vw" />
          </div>
          <div>
            <SectionHeading id={id} eyebrow={eyebrow} title={title} />
            <div className={styles.prose}>
              {paragraphs.map((paragraph) => (
                <Marked key={paragraph} text={paragraph} />
              ))}
              {points.length > 0 && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>
                      <Icon name="check" />
                      {point}
                    </li>
                  ))}
                </ul>
              )}
              {button && buttonLink && (
                <p>
                  <ButtonLink href={buttonLink} size="large">
                    {button}
                  </ButtonLink>
                </p>
              )}
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
