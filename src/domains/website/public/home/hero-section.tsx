import { fillPlaceholders, fillTexts } from '#src/kernel/placeholders.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { imageAddress, imageSources } from '#src/ui/public/image-sources.ts';
import { Stars } from '#src/ui/public/stars.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';
import HeroSlider from '../islands/hero-slider.tsx';
import styles from './hero-section.module.css';

const texts = HOME_TEXTS.hero;

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

/** Shows four slides, and up to three facts that stay the same for all. */
export function HeroSection({ facts: known, illustrations }: PublicFrame) {
  const slides = texts.slides.map(({ picture, title, text }) => {
    const { image = '', alt = '' } = illustrations[picture] ?? {};
    return { title, text: fillPlaceholders(text, known), image, alt };
  });
  const { eyebrow, eyebrowAnywhere, facts, stars } = fillTexts(texts, known);
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label={texts.label}>
      {slides[0] && <PreloadedPicture image={slides[0].image} />}
      <Island
        of={HeroSlider}
        props={{ eyebrow: eyebrow || eyebrowAnywhere, slides }}
        when="idle"
        className={styles.slider}
      />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ kind, label, value }) => (
            <div key={kind}>
              <dt>{label}</dt>
              <dd>
                {value}
                {kind === 'rating' && <Stars rating={Number(known.rating.replace(',', '.'))} label={stars} onDark />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
