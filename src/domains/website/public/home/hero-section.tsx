import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { imageAddress, imageSources } from '#src/ui/public/image-sources.ts';
import { Stars } from '#src/ui/public/stars.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import HeroSlider from '../islands/hero-slider.tsx';
import styles from './hero-section.module.css';

const texts = HOME_TEXTS.hero;

/** Returns the location shown in the hero; without the town if that is not set. */
function getEyebrow({ city, postalCode }: PublicFrame['profile']): string {
  const department = postalCode.slice(0, 2);
  if (city === '') return texts.eyebrow.split(' — ')[0] ?? '';
  return fill(texts.eyebrow, { city, department }).replace(' ()', '');
}

/** Preloads the picture where it is the largest content element; on a phone that is the text. */
function PreloadedPicture({ image }: { image: string }) {
  const address = imageAddress(image);
  if (address === undefined) return null;
  const { src, srcSet } = imageSources(address);
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes="100vw"
      media="(min-width: 47.51rem)"
      fetchPriority="high"
    />
  );
}

/** Shows four slides, and the three facts that stay the same for all. */
export function HeroSection({ profile, illustrations }: PublicFrame) {
  const slides = texts.slides.map(({ picture, title, text }) => {
    const { image = '', alt = '' } = illustrations[picture] ?? {};
    return { title, text, image, alt };
  });
  const rating = profile.averageRating.toLocaleString('fr-FR');
  const { facts } = texts;
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label={texts.label}>
      {slides[0] && <PreloadedPicture image={slides[0].image} />}
      <Island of={HeroSlider} props={{ eyebrow: getEyebrow(profile), slides }} when="idle" className={styles.slider} />
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
