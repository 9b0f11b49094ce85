import type { Loop } from './carousel-loop.ts';

export interface Gestures {
  dragMultiplier: number;
  dragThresholdPx: number;
}

/** Handles dragging and horizontal wheel on a moving row; the vertical wheel scrolls the page. Until `signal` aborts. */
export function listenToGestures(
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
