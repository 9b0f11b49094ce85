import type { ReactNode } from 'react';
import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import { quoteCall } from '#src/kernel/quote-call.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Service } from '../../service.contract.ts';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import { getPlaceholder, pictureOfService } from '../../service-picture.views.ts';
import styles from './service-overview.module.css';

const texts = SERVICE_PAGE_TEXTS.overview;

interface ServiceOverviewProps {
  service: Service;
  illustrations: Illustrations;
  facts: Facts;
  /** Shown above all other content. */
  notice?: ReactNode;
}

/** Shows the purpose of the service, its picture, and what applies to all works of the company. */
export function ServiceOverview({ service, illustrations, facts, notice }: ServiceOverviewProps) {
  const paragraphs = service.long_description.split('\n').filter((line) => line.trim() !== '');
  return (
    <Section top="valley" labelledBy="titre-presentation">
      <Container>
        {notice && <div className={styles.notice}>{notice}</div>}
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id="titre-presentation"
              eyebrow={service.category}
              title={texts.title}
              lead={service.description}
            />
            <div className={styles.prose}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <Aside service={service} illustrations={illustrations} facts={facts} />
        </div>
      </Container>
    </Section>
  );
}

function Aside({ service, illustrations, facts }: ServiceOverviewProps) {
  const blurbs = fillTexts(texts.blurbs, { ...facts, detailed: quoteCall(facts).detailed });
  const { image, alt, credit } = pictureOfService(service, illustrations, texts.illustration);
  return (
    <div className={styles.aside}>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          <Picture
            image={image}
            alt={alt}
            width={900}
            height={675}
            sizes="(min-width: 62rem) 30rem, (min-width: 40rem) 100vw, 50vw"
            fallback={getPlaceholder(service.title, illustrations)}
          />
        </div>
        {credit && <figcaption>{credit}</figcaption>}
      </figure>
      <ul className={styles.blurbs}>
        {blurbs.map(({ icon, title, text }) => (
          <li key={icon}>
            <span className={styles.medal}>
              <Icon name={icon} size="medium" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
