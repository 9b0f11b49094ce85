import { IconButton } from '#src/ui/public/button.tsx';
import { HOME_ISLAND_TEXTS } from '../home-islands.texts.ts';
import styles from './islands/hero-slider.module.css';
import type { SlideShow } from './use-slides.ts';

const texts = HOME_ISLAND_TEXTS.hero;

interface SliderControlsProps {
  show: SlideShow;
  titles: string[];
  live: boolean;
}

/** Pause first, then previous, next and one dot per slide; without function until the slider is hydrated. */
export function SliderControls({ show, titles, live }: SliderControlsProps) {
  const { index, playing } = show;
  return (
    <div className={styles.controls} data-live={live || undefined}>
      <IconButton icon={playing ? 'pause' : 'play'} label={playing ? texts.pause : texts.play} onClick={show.toggle} />
      <IconButton icon="previous" label={texts.previous} onClick={() => show.goTo(index - 1)} />
      <IconButton icon="next" label={texts.next} onClick={() => show.goTo(index + 1)} />
      <div className={styles.dots}>
        {titles.map((title, place) => (
          <button
            key={title}
            type="button"
            aria-label={texts.goTo.replace('{position}', String(place + 1)).replace('{title}', title)}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => show.goTo(place)}
          />
        ))}
      </div>
    </div>
  );
}
