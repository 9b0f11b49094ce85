import { useEffect } from 'react';
import { GALLERY_CARD_TEXTS as texts } from '../../gallery-card.texts.ts';
import { filterWorks } from '../filter-works.ts';

/** Adds the grid's behaviour: the border between before and after, and the categories; renders nothing. */
export default function GalleryMotion() {
  useEffect(() => {
    const endings = [moveBorders(), filterWorks()];
    return () => {
      for (const end of endings) end();
    };
  }, []);
  return null;
}

const PAIR = '[data-compare]';

/** Moves the border of a pair to its slider's value. */
function place(slider: HTMLInputElement): void {
  const pair = slider.closest<HTMLElement>(PAIR);
  if (!pair) return;
  pair.dataset.live = '';
  pair.style.setProperty('--split', `${slider.value}%`);
  slider.hidden = false;
  slider.setAttribute('aria-valuetext', texts.sliderValue.replace('{percent}', String(100 - Number(slider.value))));
}

/** Connects the sliders of all pairs to the border between before and after. */
function moveBorders(): () => void {
  for (const slider of document.querySelectorAll<HTMLInputElement>(`${PAIR} input`)) place(slider);
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) place(target);
  };
  document.addEventListener('input', onInput);
  return () => document.removeEventListener('input', onInput);
}
