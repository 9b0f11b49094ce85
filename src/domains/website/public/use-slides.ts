import { type PointerEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { SLIDE_MS } from '../motion.views.ts';

export interface SlideShow {
  index: number;
  /** Last slide whose picture should be loaded: the highest one shown so far, plus the next while playing. */
  wanted: number;
  playing: boolean;
  goTo(place: number): void;
  toggle(): void;
  /** Ref for the element around slides and controls: keyboard focus in it stops the slide show. */
  around: RefObject<HTMLDivElement | null>;
  /** Handlers for the slides only: a user who clicks Play still has the pointer on the button. */
  hover: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
  };
}

const view = ({ seen }: { seen: number }, index: number) => ({ index, seen: Math.max(seen, index) });

/**
 * Advances every 5 s and wraps at both ends. A mouse over it pauses it; keyboard focus stops it permanently,
 * unless the user has pressed Play; with reduced motion it starts only on Play.
 */
export function useSlides(count: number): SlideShow {
  const [{ index, seen }, show] = useReducer(view, { index: 0, seen: 0 });
  const [playing, setPlaying] = useState(false);
  const [hovered, setHovered] = useState(false);
  const wasAsked = useRef(false);
  const around = useRef<HTMLDivElement>(null);

  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    const element = around.current;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!wasAsked.current && target instanceof Element && target.matches(':focus-visible')) setPlaying(false);
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, []);

  useEffect(() => {
    if (!playing || hovered) return;
    const timer = setTimeout(() => show((index + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [playing, hovered, index, count]);

  return {
    index,
    wanted: playing ? seen + 1 : seen,
    playing,
    goTo: (place) => show((place + count) % count),
    toggle: () => {
      wasAsked.current = !playing;
      setPlaying(!playing);
    },
    around,
    hover: {
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
  };
}
