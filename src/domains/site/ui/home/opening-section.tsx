import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { FALLBACK_SERVICES } from '../../fallback-services.texts.ts';
import { HOME_TEXTS } from '../../home.texts.ts';
import { PLACEHOLDER, pictureForTitle } from '../../service-picture.rules.ts';
import type { PublicFrame, ServiceCard } from '../../site.contract.ts';
import { ofTown } from '../../site.rules.ts';
import ServiceCarousel from '../islands/service-carousel.tsx';
import styles from './opening-section.module.css';

const { hours: hoursTexts, services: servicesTexts } = HOME_TEXTS;

/** When the company answers, then what it does, on one ground of zinc. */
export function OpeningSection(frame: PublicFrame) {
  return (
    <Section tone="zinc" top="valley">
      <Container>
        <OpeningHours profile={frame.profile} />
      </Container>
      <div id="services" className={styles.services}>
        <Container reveal>
          <SectionHeading id="titre-services" {...servicesTexts} />
        </Container>
        <Services {...frame} />
      </div>
    </Section>
  );
}

function OpeningHours({ profile }: Pick<PublicFrame, 'profile'>) {
  const { open, answer, area } = hoursTexts.cards;
  const cards = [
    { ...open, icon: 'clock', value: profile.hours },
    { ...answer, icon: 'phone' },
    {
      ...area,
      icon: 'radius',
      text: profile.city ? fill(area.text, { of_city: ofTown(profile.city) }) : area.textAnywhere,
    },
  ] as const;
  return (
    <section aria-labelledby="titre-horaires">
      <h2 id="titre-horaires" className={styles.title}>
        {hoursTexts.title}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ icon, title, value, text }) => (
          <Card key={icon} element="li">
            <div className={styles.card}>
              <span className={styles.medal}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
              <p className={styles.value}>{value}</p>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Services({ services, servicesFailed, illustrations }: PublicFrame) {
  const fallback = illustrations[PLACEHOLDER]?.image ?? '';
  const shown: ServiceCard[] = servicesFailed
    ? FALLBACK_SERVICES.map((service) => ({
        ...service,
        features: [...service.features],
        image: illustrations[pictureForTitle(service.title)]?.image ?? fallback,
      }))
    : services;
  if (shown.length === 0) {
    return (
      <Container>
        <p>{servicesTexts.empty}</p>
      </Container>
    );
  }
  return <Island of={ServiceCarousel} props={{ services: shown, fallback }} />;
}
