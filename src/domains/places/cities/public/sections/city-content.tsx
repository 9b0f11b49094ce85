import type { ReactNode } from 'react';
import type { QuoteFormOutcome } from '#src/domains/contact/contact-form.views.ts';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { CITY_TRADES } from '../../city-content.contract.ts';
import type { CitySection } from '../../city-fields.contract.ts';
import { fillCity } from '../../city-filling.views.ts';
import { serviceOfTrade } from '../../city-page.views.ts';
import type { CityPage } from '../city-page.contract.ts';
import { CityAdvantages } from './city-advantages.tsx';
import { CityAround } from './city-around.tsx';
import { CityContact } from './city-contact.tsx';
import { CityHero } from './city-hero.tsx';
import { CityIdentity } from './city-identity.tsx';
import { CityJob } from './city-job.tsx';
import { CityQuestions } from './city-questions.tsx';
import { CityTestimonials } from './city-testimonials.tsx';
import styles from './city-theme.module.css';
import { CityTrades } from './city-trades.tsx';

interface CityContentProps {
  frame: PublicFrame;
  page: CityPage;
  /** Service in the URL. */
  chosen: string;
  outcome: QuoteFormOutcome | null;
  /** Adds to each text of a preview where it stands; absent for visitors. */
  mark?: (text: string, path: string) => string;
  /** Wraps each section, in a preview. */
  wrap?: (section: CitySection, element: ReactNode) => ReactNode;
}

/** Content of a city page between header and footer. */
export function CityContent({
  frame,
  page,
  chosen,
  outcome,
  mark,
  wrap = (_section, element) => element,
}: CityContentProps) {
  const { reach, others, testimonials, works, trip } = page;
  const city = fillCity(page.city, frame.facts, mark);
  const trades = city.services.trades.map(({ trade }) => trade);
  const open =
    trades.find((trade) => serviceOfTrade(trade, frame.services)?.slug === chosen) ?? trades[0] ?? CITY_TRADES[0];
  const service = serviceOfTrade(open, frame.services)?.slug;
  const hasJob = city.job.steps.length > 0 || city.rules.paragraphs.length > 0;
  return (
    <div className={styles.city} data-city={city.scene}>
      {wrap('hero', <CityHero frame={frame} city={city} reach={reach} service={service} />)}
      {wrap('identity', <CityIdentity city={city} reach={reach} trip={trip} />)}
      {trades.length > 0 && wrap('services', <CityTrades frame={frame} city={city} open={open} />)}
      {wrap('advantages', <CityAdvantages city={city} />)}
      {hasJob && wrap('job', <CityJob city={city} />)}
      {wrap('quarters', <CityAround city={city} reach={reach} others={others} />)}
      {wrap(
        'testimonials',
        <CityTestimonials
          title={city.testimonials.title}
          testimonials={testimonials}
          works={works}
          fallback={frame.illustrations[PLACEHOLDER]?.image ?? ''}
        />,
      )}
      {city.questions.list.length > 0 && wrap('questions', <CityQuestions city={city} />)}
      {wrap('contact', <CityContact frame={frame} city={city} reach={reach} chosen={chosen} outcome={outcome} />)}
    </div>
  );
}
