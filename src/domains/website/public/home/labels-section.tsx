import { getFocus } from '#src/domains/site-pages/section-filling.views.ts';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './labels-section.module.css';

/** Shows labels and certifications with their logos. */
export function LabelsSection({ content, suffix }: SectionProps<'labels'>) {
  const id = `titre-labels${suffix}`;
  return (
    <Section tone="sable" labelledBy={id} isFar>
      <Container reveal>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        <ul className={styles.labels}>
          {content.labels.map(({ picture, name, text, link }) => (
            <li key={name}>
              {picture.image !== '' && (
                <div className={styles.logo}>
                  <Picture
                    image={picture.image}
                    alt={picture.alt}
                    width={240}
                    height={160}
                    sizes="10rem"
                    focus={getFocus(picture)}
                  />
                </div>
              )}
              <h3>{link === '' ? name : <a href={link}>{name}</a>}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
