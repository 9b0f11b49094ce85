import { useEffect, useState } from 'react';
import { QUOTE_CALL_TEXTS } from '#src/kernel/quote-call.texts.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { HOME_ISLAND_TEXTS } from '../../home-islands.texts.ts';
import { SliderControls } from '../slider-controls.tsx';
import { useSlides } from '../use-slides.ts';
import styles from './hero-slider.module.css';

/** A phone needs fewer pixels behind the scrim, and its text has priority; a wide screen preloads in the head. */
const SIZES = '(max-width: 47.5rem) 55vw, 100vw';

const texts = HOME_ISLAND_TEXTS.hero;

export interface Slide {
  title: string;
  text: string;
  image: string;
  alt: string;
  /** Point of the picture that stays visible when it is cropped. */
  focus?: { x: number; y: number };
}

interface HeroSliderProps {
  eyebrow: string;
  slides: Slide[];
  /** Whether another title of the page stands above. */
  isSecond?: boolean;
  /** Whether the owner has stated that a quote costs nothing. */
  isQuoteFree?: boolean;
  /** The owner's words of the quote button. */
  quoteCall?: string;
}

/** Slider with a few slides; without script, a row to swipe over the first picture. */
export default function HeroSlider({
  eyebrow,
  slides,
  isSecond = false,
  isQuoteFree = true,
  quoteCall,
}: HeroSliderProps) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const show = useSlides(slides.length);
  const { around, wanted } = show;
  // A picture is decoded before its slide shows: then it neither comes late nor costs a frame.
  useEffect(() => {
    const pictures = wanted > 0 ? (around.current?.querySelectorAll('img') ?? []) : [];
    for (const picture of pictures) picture.decode().catch(() => undefined);
  }, [around, wanted]);
  const hasMoved = wanted > (show.playing ? 1 : 0);
  return (
    <div ref={around} className={styles.slider} data-live={live || undefined} data-moved={hasMoved || undefined}>
      <div className={styles.pictures}>
        {slides.map(({ title, image, alt, focus }, place) => (
          <div key={title} data-shown={place === show.index || undefined} aria-hidden={place !== show.index}>
            {(place === 0 || (live && place <= wanted)) && image && (
              <Picture
                image={image}
                alt={alt}
                width={1200}
                height={800}
                sizes={SIZES}
                urgent={place === 0 && 'behind'}
                focus={focus}
              />
            )}
          </div>
        ))}
      </div>
      {slides.length > 1 && <SliderControls show={show} titles={slides.map(({ title }) => title)} live={live} />}
      <div className={styles.track} aria-live={show.playing ? 'off' : 'polite'} {...show.hover}>
        {slides.map(({ title, text }, place) => (
          <article
            key={title}
            className={styles.slide}
            aria-roledescription={texts.slideRole}
            aria-label={texts.slidePosition
              .replace('{position}', String(place + 1))
              .replace('{total}', String(slides.length))}
            data-shown={place === show.index || undefined}
            inert={live && place !== show.index}
          >
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            {place === 0 && !isSecond ? <h1>{title}</h1> : <h2>{title}</h2>}
            {text && <p className={styles.text}>{text}</p>}
            <div className={styles.actions}>
              <ButtonLink href="/contact" size="large">
                {quoteCall ?? QUOTE_CALL_TEXTS[isQuoteFree ? 'free' : 'neutral'].request}
              </ButtonLink>
              <ButtonLink href="/services" size="large" look="outline">
                {texts.services}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </div>
  );
}
