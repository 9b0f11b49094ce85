import type { Belt } from './carousel-loop.ts';

export interface Gestures {
  dragMultiplier: number;
  dragThresholdPx: number;
}

/** Dragging and sideways wheel on a belt; the vertical wheel stays the page's. Returns what undoes it. */
export function listenToGestures(
  viewport: HTMLElement,
  belt: Belt,
  { dragMultiplier, dragThresholdPx }: Gestures,
  setDragging: (dragging: boolean) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let from: number | undefined;
  let isDragging = false;

  const onMove = ({ clientX, pointerId }: PointerEvent): void => {
    if (from === undefined) return;
    if (!isDragging && Math.abs(clientX - from) <= dragThresholdPx) return;
    if (!isDragging) {
      isDragging = true;
      viewport.setPointerCapture(pointerId);
      setDragging(true);
    }
    belt.shift((from - clientX) * dragMultiplier);
    from = clientX;
  };
  const onEnd = (): void => {
    from = undefined;
    if (isDragging) setTimeout(() => setDragging(false));
    // The click that ends a drag comes after this event and must still be swallowed.
    if (isDragging) setTimeout(() => (isDragging = false));
  };
  viewport.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button === 0) from = event.clientX;
    },
    { signal },
  );
  viewport.addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, onEnd, { signal });
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  viewport.addEventListener('click', (event) => isDragging && event.preventDefault(), { signal, capture: true });
  viewport.addEventListener(
    'wheel',
    (event) => {
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.shiftKey && event.deltaY;
      if (!sideways) return;
      event.preventDefault();
      belt.shift(sideways);
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
