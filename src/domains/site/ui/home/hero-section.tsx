import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Stars } from '#src/ui/public/stars.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import HeroSlider from '../islands/hero-slider.tsx';
import styles from './hero-section.module.css';

const texts = HOME_TEXTS.hero;

/** The company's place as the hero says it; empty while no town is known. */
function eyebrowOf({ city, postalCode }: PublicFrame['profile']): string {
  const department = postalCode.slice(0, 2);
  if (city === '') return texts.eyebrow.split(' — ')[0] ?? '';
  return fill(texts.eyebrow, { city, department }).replace(' ()', '');
}

/** Four openings, and the three facts that do not change with them. */
export function HeroSection({ profile, illustrations }: PublicFrame) {
  const slides = texts.slides.map(({ picture, title, text }) => {
    const { image = '', alt = '' } = illustrations[picture] ?? {};
    return { title, text, image, alt };
  });
  const rating = profile.averageRating.toLocaleString('fr-FR');
  const { facts } = texts;
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label={texts.label}>
      <Island of={HeroSlider} props={{ eyebrow: eyebrowOf(profile), slides }} when="idle" className={styles.slider} />
      <dl className={styles.facts}>
        <div>
          <dt>{facts.rating.label}</dt>
          <dd>
            {fill(facts.rating.value, { rating })}
            <Stars rating={profile.averageRating} label={fill(texts.stars, { rating })} onDark />
          </dd>
        </div>
        <div>
          <dt>{facts.guarantee.label}</dt>
          <dd>{facts.guarantee.value}</dd>
        </div>
        <div>
          <dt>{facts.answer.label}</dt>
          <dd>{facts.answer.value}</dd>
        </div>
      </dl>
    </section>
  );
}
