import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { pictureForTitle } from '#src/domains/services/service-picture.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { inTown } from '#src/kernel/french-towns.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { City } from '../../city.contract.ts';
import type { CityTrade } from '../../city-content.contract.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import { cityQuotePath, serviceOfTrade } from '../../city-page.views.ts';
import CityTabs from '../islands/city-tabs.tsx';
import styles from './city-trades.module.css';

const texts = CITY_PAGE_TEXTS.services;

interface CityTradesProps {
  frame: PublicFrame;
  city: City;
  /** Tab opened first. */
  open: CityTrade['trade'];
}

/** Shows five trades in five tabs; without script, as five sections one below the other. */
export function CityTrades({ frame, city, open }: CityTradesProps) {
  const { title, lead, trades } = city.services;
  const tabs = trades.map(({ trade }) => ({ id: trade, label: texts.labels[trade] }));
  return (
    <Section tone="zinc" top="ridge" labelledBy="titre-services" isFar>
      <Container reveal>
        <SectionHeading
          id="titre-services"
          eyebrow={texts.eyebrow}
          title={title || fill(texts.title, { in_city: inTown(city.name) })}
          lead={lead}
        />
        <Island of={CityTabs} props={{ label: texts.tabs, tabs, open }} when="idle" className={styles.tabs} />
        <div className={styles.panels}>
          {trades.map((trade) => (
            <Panel key={trade.trade} frame={frame} city={city} trade={trade} isOpen={trade.trade === open} />
          ))}
        </div>
      </Container>
    </Section>
  );
}

interface PanelProps {
  frame: PublicFrame;
  city: City;
  trade: CityTrade;
  isOpen: boolean;
}

function Panel({ frame, city, trade: { trade, title, text, features }, isOpen }: PanelProps) {
  const { profile, services, servicesFailed, illustrations } = frame;
  const service = serviceOfTrade(trade, services);
  const choice = servicesFailed ? serviceOfTrade(trade, FALLBACK_SERVICES)?.slug : service?.slug;
  const standIn = (illustrations[pictureForTitle(trade)] ?? illustrations[PLACEHOLDER])?.image;
  return (
    <section id={trade} className={styles.panel} data-open={isOpen || undefined} aria-labelledby={`titre-${trade}`}>
      <div className={styles.words}>
        <h3 id={`titre-${trade}`}>{title}</h3>
        <p>{text}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
        <p className={styles.actions}>
          <ButtonLink href={cityQuotePath(city.slug, choice)} icon="quote" data-service={choice}>
            {texts.quote}
          </ButtonLink>
          {profile.phone && (
            <ButtonLink href={`tel:${dialled(profile.phone)}`} look="patine" icon="phone">
              {texts.call}
            </ButtonLink>
          )}
          {service && (
            <ButtonLink href={servicePath(service.slug)} look="quiet">
              {texts.more}
              <span className="vh">{texts.getMore.replace('{title}', service.title)}</span>
            </ButtonLink>
          )}
        </p>
      </div>
      <div className={styles.picture}>
        <Picture
          image={service?.image || standIn}
          alt=""
          width={800}
          height={600}
          sizes="(min-width: 62rem) 30rem, 100vw"
          fallback={illustrations[PLACEHOLDER]?.image}
        />
      </div>
    </section>
  );
}
