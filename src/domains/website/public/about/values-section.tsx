import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';
import styles from './about.module.css';

/** Shows what each trade has taught the company; a trade without a service has no link. */
export function ValuesSection({ content, frame, suffix }: SectionProps<'values'>) {
  const { services, servicesFailed, illustrations } = frame;
  const fallback = illustrations[PLACEHOLDER]?.image;
  const id = `titre-valeurs${suffix}`;
  return (
    <Section tone="sable" top="valley" labelledBy={id}>
      <Container reveal>
        <SectionHeading id={id} eyebrow={content.eyebrow} title={content.title} />
        <ul className={styles.values}>
          {content.list.map(({ service: slug, title, text, more }) => {
            const service = services.find((offered) => offered.slug === slug);
            return (
              <Card key={title} element="li" padded={false}>
                <div className={styles.valuePicture}>
                  <Picture
                    image={service?.image}
                    alt=""
                    width={600}
                    height={375}
                    sizes="(min-width: 62rem) 24rem, (min-width: 40rem) 100vw, 14rem"
                    fallback={fallback}
                  />
                </div>
                <div className={styles.valueWords}>
                  <h3>{title}</h3>
                  {text && <p>{text}</p>}
                  {more && slug && (service || servicesFailed) && (
                    <a href={servicePath(slug)}>
                      {more}
                      <Icon name="right" />
                    </a>
                  )}
                </div>
              </Card>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
