import { copyCards } from './carousel-copies.ts';
import { type Gestures, listenToGestures } from './carousel-gestures.ts';
import { type Loop, startLoop } from './carousel-loop.ts';

export interface CarouselConstants extends Gestures {
  loopMs: number;
}

export interface RunningCarousel {
  play(playing: boolean): void;
  shift(pixels: number): void;
  end(): void;
}

/** Turns the row of a `Carousel` into an endless loop that runs while nothing pauses it. */
export function startCarousel(row: HTMLElement, { loopMs, ...gestures }: CarouselConstants): RunningCarousel {
  const track = row.firstElementChild as HTMLElement;
  const listening = new AbortController();
  const { signal } = listening;
  const scrolled = row.scrollLeft;
  row.dataset.mode = 'carousel';
  row.scrollLeft = 0;
  const loop = startLoop(track, loopMs);
  loop.shift(scrolled);
  copyCards(row, track, track.firstElementChild as HTMLElement, signal);
  const hold = watchHolds(row, track, loop, signal);
  listenToGestures(row, loop, gestures, (dragging) => hold('drag', dragging), signal);
  return {
    play: (playing) => hold('pause', !playing),
    shift: (pixels) => loop.shift(pixels, true),
    end: () => {
      listening.abort();
      loop.end();
      row.dataset.mode = 'list';
    },
  };
}

type Hold = (why: 'pause' | 'hover' | 'focus' | 'drag' | 'unseen', on: boolean) => void;

/** Pauses the loop by button, mouse over it, focus in it, drag, or out of view; it runs again when all have ended. */
function watchHolds(row: HTMLElement, track: HTMLElement, loop: Loop, signal: AbortSignal): Hold {
  const holds = new Set<string>(['unseen']);
  const hold: Hold = (why, on) => {
    if (on) holds.add(why);
    else holds.delete(why);
    if (holds.size === 0) loop.run();
    else loop.hold();
  };
  const onPointer = (over: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && hold('hover', over);
  const onFocus = ({ target }: FocusEvent): void => {
    hold('focus', true);
    bringIntoView(row, track, target as Element, loop);
  };
  row.addEventListener('pointerenter', onPointer(true), { signal });
  row.addEventListener('pointerleave', onPointer(false), { signal });
  row.addEventListener('focusin', onFocus, { signal });
  row.addEventListener('focusout', () => hold('focus', false), { signal });
  const visibility = new IntersectionObserver(([entry]) => hold('unseen', !entry?.isIntersecting));
  visibility.observe(row);
  signal.addEventListener('abort', () => visibility.disconnect());
  return hold;
}

/** Moves a card focused by keyboard to the first card's position, or in from the right, as the row does not scroll. */
function bringIntoView(row: HTMLElement, track: HTMLElement, target: Element, loop: Loop): void {
  const frame = row.getBoundingClientRect();
  const card = (target.closest('li') ?? target).getBoundingClientRect();
  if (card.left < frame.left) loop.shift(card.left - frame.left - track.offsetLeft);
  else if (card.right > frame.right) loop.shift(card.right - frame.right);
}
