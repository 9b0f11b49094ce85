import { type PointerEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { SLIDE_MS } from '../motion.rules.ts';

export interface SlideShow {
  index: number;
  /** The last slide whose picture is worth fetching: the highest reached so far, and the next one while it plays. */
  wanted: number;
  playing: boolean;
  goTo(place: number): void;
  toggle(): void;
  /** For the element around slides and controls: keyboard focus in it stops the show. */
  around: RefObject<HTMLDivElement | null>;
  /** For the slides alone: whoever presses Play still points at the button. */
  hover: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
  };
}

const shown = ({ seen }: { seen: number }, index: number) => ({ index, seen: Math.max(seen, index) });

/**
 * Advances every 5 s and wraps at both ends. A mouse over it suspends it; keyboard focus stops it for good,
 * unless somebody has pressed Play; where motion is unwelcome it waits for that press.
 */
export function useSlides(count: number): SlideShow {
  const [{ index, seen }, show] = useReducer(shown, { index: 0, seen: 0 });
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
