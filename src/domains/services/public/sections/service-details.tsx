import type { Facts } from '#src/kernel/placeholders.ts';
import { quoteCall } from '#src/kernel/quote-call.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon, type IconName } from '#src/ui/public/icon.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { Service } from '../../service.contract.ts';
import { priceText } from '../../service.views.ts';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import styles from './service-details.module.css';

interface ServiceDetailsProps {
  service: Service;
  facts: Facts;
}

const { details: texts, hero } = SERVICE_PAGE_TEXTS;

/** Shows the works, benefits, price and materials of a service. */
export function ServiceDetails({ service, facts }: ServiceDetailsProps) {
  const { features, advantages, sub_services, materials } = service;
  return (
    <Section tone="zinc" top="ridge" labelledBy="titre-details" isFar>
      <Container>
        <h2 id="titre-details" className={styles.title}>
          {texts.title}
        </h2>
        <div className={styles.columns}>
          <Sheet service={service} facts={facts} />
          <Points title={texts.features} icon="check" points={features} />
          <Points title={texts.advantages} icon="done" points={advantages} />
          <Names title={texts.subServices} names={sub_services} />
          <Names title={texts.materials} names={materials} />
        </div>
      </Container>
    </Section>
  );
}

/** Lists the facts of the work, price first. */
function Sheet({ service: { price, duration, category }, facts }: ServiceDetailsProps) {
  const rows = [
    { label: texts.duration, value: duration },
    { label: texts.category, value: category },
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.sheet}>
      <dl>
        {price && (
          <div className={styles.price}>
            <dt>{texts.price}</dt>
            <dd>{priceText(price)}</dd>
          </div>
        )}
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{quoteCall(facts).note}</p>
      <ButtonLink href="#devis" size="large" icon="quote">
        {hero.quote}
      </ButtonLink>
    </div>
  );
}

function Points({ title, icon, points }: { title: string; icon: IconName; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section className={styles.card} data-icon={icon}>
      <h3>{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={styles.names}>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
