import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import styles from './columns.module.css';

const texts = HOME_TEXTS.about;

/** Presents the company and its team. */
export function AboutSection({ facts, illustrations }: PublicFrame) {
  const { paragraphs, points } = fillTexts(texts, facts);
  const picture = illustrations['apropos-atelier'];
  return (
    <Section id="a-propos" labelledBy="titre-a-propos" isFar>
      <Container reveal>
        <div className={styles.columns}>
          <div className={styles.picture}>
            <Picture
              image={picture?.image}
              alt={picture?.alt ?? ''}
              width={800}
              height={600}
              sizes="(min-width: 62rem) 34rem, 100vw"
              fallback={illustrations[PLACEHOLDER]?.image}
            />
          </div>
          <div>
            <SectionHeading id="titre-a-propos" eyebrow={texts.eyebrow} title={texts.title} />
            <div className={styles.prose}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </ul>
              <p>
                <ButtonLink href="/contact" size="large">
                  {texts.cta}
                </ButtonLink>
              </p>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
