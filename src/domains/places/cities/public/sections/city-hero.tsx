import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { ofTown } from '#src/kernel/french-towns.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fillPlaceholders, fillTexts } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Breadcrumb } from '#src/ui/public/page/page-hero.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container } from '#src/ui/public/section.tsx';
import { keepNames } from '#src/ui/public/unbroken.tsx';
import type { Reach } from '../../city.contract.ts';
import { cityPath } from '../../city.rules.ts';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import { cityQuotePath } from '../../city-page.views.ts';
import type { CityPage } from '../city-page.contract.ts';
import styles from './city-hero.module.css';

const texts = CITY_PAGE_TEXTS.hero;

/** Smaller than the real size on a phone, where the scrim hides most of the picture: the text has priority. */
const SIZES = '(min-width: 48rem) 100vw, 55vw';

interface CityHeroProps {
  frame: PublicFrame;
  city: CityPage['city'];
  reach: Reach;
  /** Service preselected in the form. */
  service: string | undefined;
}

/** On wide screens the name of the city is on a line of its own. */
function Title({ children }: { children: string }) {
  const [trade = '', ...place] = children.split(/(?<=,) /);
  return (
    <h1>
      <span>{keepNames(trade)}</span> <span>{keepNames(place.join(' '))}</span>
    </h1>
  );
}

/** Shows the city's picture, the company's offer there, and two calls to action. */
export function CityHero({ frame, city, reach, service }: CityHeroProps) {
  const { slug, name, hero } = city;
  const { phone } = frame.profile;
  const picture = frame.illustrations[`ville-${slug}`];
  const { clients, moss, open } = texts.facts;
  const { seat, km } = reach;
  const distance =
    seat !== null && km !== null ? { seat: ofTown(seat), km: fill(CITY_PAGE_TEXTS.around.km, { km }) } : null;
  const facts = [
    ...(distance ? [{ value: distance.km, label: fill(texts.facts.seat, { of_seat: distance.seat }) }] : []),
    ...fillTexts([clients, moss, open], frame.facts),
  ];
  return (
    <div className={styles.hero}>
      {picture && (
        <div className={styles.picture}>
          <Picture image={picture.image} alt={picture.alt} width={1200} height={800} sizes={SIZES} urgent />
        </div>
      )}
      <Container>
        <div className={styles.words}>
          <Breadcrumb
            crumbs={[
              { label: CITY_PAGE_TEXTS.crumb, path: '/services' },
              { label: name, path: cityPath(slug) },
            ]}
          />
          {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
          <Title>{hero.title}</Title>
          {hero.text && <p className={styles.text}>{hero.text}</p>}
          <p className={styles.actions}>
            <ButtonLink href={cityQuotePath(slug, service)} size="large" icon="quote" data-service={service}>
              {frame.profile.quoteCall || fillPlaceholders(texts.quoteFree, frame.facts) || texts.quote}
            </ButtonLink>
            {phone && (
              <ButtonLink href={`tel:${dialled(phone)}`} size="large" look="outline" icon="phone">
                {texts.call}
              </ButtonLink>
            )}
          </p>
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </div>
  );
}
