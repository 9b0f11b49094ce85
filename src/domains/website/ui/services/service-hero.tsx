import type { Service } from '#src/domains/services/service.contract.ts';
import { priceText, servicePrice } from '#src/domains/services/service-price.rules.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import { placeholderOf } from '../../service-picture.rules.ts';
import type { PublicFrame } from '../../site.contract.ts';
import { quotePath } from '../../site.rules.ts';
import type { Crumb } from '../../structured-data.rules.ts';
import { CallButton } from '../call-button.tsx';
import { PageHero } from '../page-hero.tsx';
import styles from './service-hero.module.css';
import { TradeIcon } from './trade-icon.tsx';

const { hero: texts, facts: factTexts } = SERVICE_PAGE_TEXTS;
const FACTS = 3;

/** What is known of this service, then of the company: only what somebody has written down. */
function factsOf({ duration, price }: Service, years: number): { label: string; value: string }[] {
  const facts = [
    { label: factTexts.duration, value: duration },
    // Without figures, a price says more on its own sheet than here.
    { label: factTexts.price, value: servicePrice(price) ? priceText(price) : '' },
    { label: factTexts.years.label, value: years > 0 ? fill(factTexts.years.value, { years }) : '' },
    factTexts.answer,
  ];
  return facts.filter(({ value }) => value !== '').slice(0, FACTS);
}

interface ServiceHeroProps {
  frame: PublicFrame;
  service: Service;
  crumbs: Crumb[];
}

/** What the trade is, in one sentence and three facts; its second picture, when it has one. */
export function ServiceHero({ frame: { profile, illustrations }, service, crumbs }: ServiceHeroProps) {
  const { title, subtitle, description, image, heroImage, hero_image_alt, credit } = service;
  const hasOwnPicture = heroImage !== '' && heroImage !== image;
  return (
    <PageHero
      eyebrow={
        <span className={styles.badge}>
          <TradeIcon title={title} />
          {texts.badge}
        </span>
      }
      title={title}
      text={subtitle || description}
      crumbs={crumbs}
      facts={factsOf(service, profile.experienceYears)}
      picture={
        hasOwnPicture && (
          <>
            <Picture
              image={heroImage}
              alt={hero_image_alt}
              width={1200}
              height={900}
              sizes="(min-width: 62rem) 31rem, 50vw"
              fallback={placeholderOf(title, illustrations)}
              urgent
            />
            {credit && <small className={styles.credit}>{credit}</small>}
          </>
        )
      }
    >
      <ButtonLink href={quotePath(service.slug)} size="large" icon="quote">
        {texts.quote}
      </ButtonLink>
      <CallButton phone={profile.phone} look="outline" />
    </PageHero>
  );
}
