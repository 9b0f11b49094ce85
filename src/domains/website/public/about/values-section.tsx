import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ABOUT_PAGE_TEXTS } from '../../about-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import styles from './about.module.css';

const texts = ABOUT_PAGE_TEXTS.values;

/** Shows what each trade has taught the company; a trade without a service has no link. */
export function ValuesSection({ services, servicesFailed, illustrations }: PublicFrame) {
  const fallback = illustrations[PLACEHOLDER]?.image;
  return (
    <Section tone="sable" top="valley" labelledBy="titre-valeurs">
      <Container reveal>
        <SectionHeading id="titre-valeurs" eyebrow={texts.eyebrow} title={texts.title} />
        <ul className={styles.values}>
          {texts.list.map(({ slug, title, text, link }) => {
            const service = services.find((offered) => offered.slug === slug);
            return (
              <Card key={slug} element="li" padded={false}>
                <div className={styles.valuePicture}>
                  <Picture
                    image={service?.image}
                    alt=""
                    width={600}
                    height={375}
                    sizes="(min-width: 62rem) 24rem, 14rem"
                    fallback={fallback}
                  />
                </div>
                <div className={styles.valueWords}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  {(service || servicesFailed) && (
                    <a href={servicePath(slug)}>
                      {link}
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
