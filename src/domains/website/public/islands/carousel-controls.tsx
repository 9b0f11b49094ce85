import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/ui/public/button.tsx';
import { type RunningCarousel, startCarousel } from '#src/ui/public/start-carousel.ts';
import { CAROUSEL } from '../../motion.views.ts';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  /** Id of the row that the buttons control. */
  row: string;
  texts: { previous: string; next: string; pause: string; play: string };
}

const STEP = CAROUSEL.arrowStepPx;

/** Runs a carousel with pause, previous and next buttons; with reduced motion the row only scrolls. */
export default function CarouselControls({ row, texts }: CarouselControlsProps) {
  const [mode, setMode] = useState<'carousel' | 'list'>();
  const [playing, setPlaying] = useState(true);
  const carousel = useRef<RunningCarousel>(undefined);

  useEffect(() => {
    const cards = document.getElementById(row);
    if (!cards) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setMode(isCalm ? 'list' : 'carousel');
    if (isCalm) return;
    carousel.current = startCarousel(cards, CAROUSEL);
    return () => carousel.current?.end();
  }, [row]);

  const toggle = (): void => {
    setPlaying(!playing);
    carousel.current?.play(!playing);
  };
  const shift = (pixels: number) => (): void => {
    if (carousel.current) carousel.current.shift(pixels);
    else document.getElementById(row)?.scrollBy({ left: pixels, behavior: 'smooth' });
  };
  return (
    <div className={styles.controls} data-mode={mode}>
      {mode !== 'list' && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? texts.pause : texts.play}
          onClick={toggle}
          aria-controls={row}
        />
      )}
      <IconButton icon="previous" label={texts.previous} onClick={shift(-STEP)} aria-controls={row} />
      <IconButton icon="next" label={texts.next} onClick={shift(STEP)} aria-controls={row} />
    </div>
  );
}
