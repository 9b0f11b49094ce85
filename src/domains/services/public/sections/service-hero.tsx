import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { Crumb } from '#src/kernel/breadcrumb.ts';
import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import type { Service } from '../../service.contract.ts';
import { priceText } from '../../service.views.ts';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import { quotePath } from '../../service-paths.views.ts';
import { getPlaceholder } from '../../service-picture.views.ts';
import { servicePrice } from '../../service-price.rules.ts';
import { TradeIcon } from '../trade-icon.tsx';
import styles from './service-hero.module.css';

const { hero: texts, facts: factTexts } = SERVICE_PAGE_TEXTS;
const FACTS = 3;

/** Returns the known facts about the service, then about the company; facts without data are left out. */
function toFacts({ duration, price }: Service, facts: Facts): { label: string; value: string }[] {
  const known = [
    { label: factTexts.duration, value: duration },
    // A price without figures is shown only on the fact sheet, where it is clearer.
    { label: factTexts.price, value: servicePrice(price) ? priceText(price) : '' },
    fillTexts(factTexts.years, facts),
    fillTexts(factTexts.answer, facts),
  ];
  return known.filter(({ value }) => value !== '').slice(0, FACTS);
}

interface ServiceHeroProps {
  frame: PublicFrame;
  service: Service;
  crumbs: Crumb[];
}

/** Shows the service in one sentence and three facts, and its second picture, if any. */
export function ServiceHero({ frame: { profile, facts, illustrations }, service, crumbs }: ServiceHeroProps) {
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
      facts={toFacts(service, facts)}
      picture={
        hasOwnPicture && (
          <>
            <Picture
              image={heroImage}
              alt={hero_image_alt}
              width={1200}
              height={900}
              sizes="(min-width: 62rem) 31rem, (min-width: 40rem) 100vw, 50vw"
              fallback={getPlaceholder(title, illustrations)}
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
