import { type Loop, startLoop } from './carousel-loop.ts';

interface Gestures {
  dragMultiplier: number;
  dragThresholdPx: number;
}

/** Handles dragging and horizontal wheel on a moving row; the vertical wheel scrolls the page. Until `signal` aborts. */
function listenToGestures(
  row: HTMLElement,
  loop: Loop,
  { dragMultiplier, dragThresholdPx }: Gestures,
  setDragging: (dragging: boolean) => void,
  signal: AbortSignal,
): void {
  let from: number | undefined;
  let isDragging = false;

  const onStart = ({ button, clientX }: PointerEvent): void => {
    if (button === 0) from = clientX;
  };
  const onMove = ({ clientX, pointerId }: PointerEvent): void => {
    if (from === undefined) return;
    if (!isDragging && Math.abs(clientX - from) <= dragThresholdPx) return;
    if (!isDragging) {
      isDragging = true;
      row.setPointerCapture(pointerId);
      setDragging(true);
    }
    loop.shift((from - clientX) * dragMultiplier);
    from = clientX;
  };
  const onEnd = (): void => {
    from = undefined;
    if (!isDragging) return;
    // The click that ends a drag follows this event and must still be suppressed.
    setTimeout(() => {
      isDragging = false;
      setDragging(false);
    });
  };
  const onWheel = (event: WheelEvent): void => {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.shiftKey && event.deltaY;
    if (!sideways) return;
    event.preventDefault();
    loop.shift(sideways);
  };
  row.addEventListener('pointerdown', onStart, { signal });
  row.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, onEnd, { signal });
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  row.addEventListener('click', (event) => isDragging && event.preventDefault(), { signal, capture: true });
  row.addEventListener('wheel', onWheel, { signal, passive: false });
}

const MOST_COPIES = 12;

/**
 * Adds copies of the cards on both sides, as far as the row is wide; they are visual only and inert, except while a
 * pointer is over the row: every visible card can be clicked. Removed when `signal` aborts.
 */
function copyCards(row: HTMLElement, track: HTMLElement, set: HTMLElement, signal: AbortSignal): void {
  const copies = new Map<number, HTMLElement>();

  const place = (position: number): void => {
    const copy = getCopy(set);
    copy.style.left = `${position * 100}%`;
    copies.set(position, copy);
    track.append(copy);
  };
  const fill = (): void => {
    const setsWithin = (pixels: number) => Math.min(MOST_COPIES, Math.ceil(pixels / set.offsetWidth));
    const last = setsWithin(row.clientWidth);
    for (let position = -setsWithin(track.offsetLeft); position <= last; position += 1) {
      if (position !== 0 && !copies.has(position)) place(position);
    }
  };
  const setInert = (inert: boolean) => (): void => {
    for (const copy of copies.values()) copy.inert = inert;
  };
  const size = new ResizeObserver(fill);
  size.observe(row);
  row.addEventListener('pointerenter', setInert(false), { signal });
  row.addEventListener('pointerleave', setInert(true), { signal });
  signal.addEventListener('abort', () => {
    size.disconnect();
    for (const copy of copies.values()) copy.remove();
  });
}

/** Returns a copy that cannot be focused and has no ids, which must be unique in the page. */
function getCopy(set: HTMLElement): HTMLElement {
  const copy = set.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const stop of copy.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]')) stop.tabIndex = -1;
  return copy;
}

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
  const set = track.firstElementChild as HTMLElement;
  for (const part of [set, ...set.children]) part.removeAttribute('data-deferred');
  copyCards(row, track, set, signal);
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
