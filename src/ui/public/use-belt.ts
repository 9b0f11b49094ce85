import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Gestures, listenToGestures } from './carousel-gestures.ts';
import { type Belt, startBelt } from './carousel-loop.ts';

export interface BeltConstants extends Gestures {
  loopMs: number;
}

interface BeltState {
  /** `list` before it is live and where motion is unwelcome: an ordinary row to scroll. */
  mode: 'list' | 'belt';
  copies: number;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  shift: (pixels: number) => void;
}

const MOST_COPIES = 12;

/** Turns a row of cards into a belt that runs while nothing holds it. */
export function useBelt(
  viewport: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  constants: BeltConstants,
): BeltState {
  const [copies, setCopies] = useState(1);
  const [playing, setPlaying] = useState(true);
  const belt = useRef<Belt>(null);
  const wants = useRef(playing);
  wants.current = playing;

  useEffect(() => {
    const first = track.current?.firstElementChild;
    if (!viewport.current || !first || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const needed = Math.ceil(viewport.current.clientWidth / first.clientWidth) + 1;
    setCopies(Math.min(MOST_COPIES, needed));
  }, [viewport, track]);

  const { loopMs, dragMultiplier, dragThresholdPx } = constants;
  useEffect(() => {
    const [frame, belted] = [viewport.current, track.current];
    if (copies === 1 || !frame || !belted) return;
    const started = startBelt(belted, copies, loopMs);
    belt.current = started;
    const holds = watchHolds(frame, started, wants);
    const deafen = listenToGestures(frame, started, { dragMultiplier, dragThresholdPx }, holds.setDragging);
    return () => {
      holds.end();
      deafen();
      started.end();
    };
  }, [copies, viewport, track, loopMs, dragMultiplier, dragThresholdPx]);

  const isBelt = copies > 1;
  const shift = (pixels: number): void => {
    if (isBelt) belt.current?.shift(pixels, true);
    else viewport.current?.scrollBy({ left: pixels, behavior: 'smooth' });
  };
  const setRunning = (next: boolean): void => {
    setPlaying(next);
    wants.current = next;
    if (next) belt.current?.run();
    else belt.current?.hold();
  };
  return { mode: isBelt ? 'belt' : 'list', copies, playing, setPlaying: setRunning, shift };
}

/** Pointer over it, focus in it, a drag, or being out of sight hold the belt; it runs again when all are over. */
function watchHolds(viewport: HTMLElement, belt: Belt, wants: RefObject<boolean>) {
  const listening = new AbortController();
  const holds = new Set<string>(['unseen']);
  const set = (hold: string, on: boolean): void => {
    if (on) holds.add(hold);
    else holds.delete(hold);
    if (holds.size === 0 && wants.current) belt.run();
    else belt.hold();
  };
  const { signal } = listening;
  const onPointer = (over: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && set('hover', over);
  viewport.addEventListener('pointerenter', onPointer(true), { signal });
  viewport.addEventListener('pointerleave', onPointer(false), { signal });
  viewport.addEventListener(
    'focusin',
    (event) => {
      set('focus', true);
      bringIntoView(viewport, event.target as Element, belt);
    },
    { signal },
  );
  viewport.addEventListener('focusout', () => set('focus', false), { signal });
  const sight = new IntersectionObserver(([entry]) => set('unseen', !entry?.isIntersecting));
  sight.observe(viewport);
  return {
    setDragging: (dragging: boolean) => set('drag', dragging),
    end: () => {
      listening.abort();
      sight.disconnect();
    },
  };
}

/** The frame does not scroll, so a card reached by keyboard is wound into it. */
function bringIntoView(viewport: HTMLElement, target: Element, belt: Belt): void {
  const frame = viewport.getBoundingClientRect();
  const card = (target.closest('li') ?? target).getBoundingClientRect();
  if (card.left < frame.left) belt.shift(card.left - frame.left);
  else if (card.right > frame.right) belt.shift(card.right - frame.right);
}
