import { getFocus } from '#src/domains/site-pages/section-filling.views.ts';
import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { imageAddress, imageSources } from '#src/ui/public/image-sources.ts';
import { Stars } from '#src/ui/public/stars.tsx';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import HeroSlider from '../islands/hero-slider.tsx';
import styles from './hero-section.module.css';

const texts = SECTION_LABELS.hero;

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

/** Shows slides, and up to three facts that stay the same for all. */
export function HeroSection({ content, frame, suffix }: SectionProps<'hero'>) {
  const { eyebrow, facts } = content;
  const slides = content.slides.map(({ picture, title, text }) => {
    const focus = getFocus(picture);
    return { title, text, image: picture.image, alt: picture.alt, ...(focus && { focus }) };
  });
  if (slides.length === 0) return null;
  const { rating, free_quote } = frame.facts;
  const { quoteCall } = frame.profile;
  const props = {
    eyebrow,
    slides,
    ...(suffix !== '' && { isSecond: true }),
    ...(free_quote === '' && { isQuoteFree: false }),
    ...(quoteCall !== '' && { quoteCall }),
  };
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label={texts.label}>
      {slides[0] && suffix === '' && <PreloadedPicture image={slides[0].image} />}
      <Island of={HeroSlider} props={props} when="idle" className={styles.slider} />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, look }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {look === 'stars' && rating !== '' && (
                  <Stars rating={Number(rating.replace(',', '.'))} label={fill(texts.stars, { rating })} onDark />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
