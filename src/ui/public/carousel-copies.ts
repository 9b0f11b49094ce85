const MOST_COPIES = 12;

/**
 * Adds copies of the cards on both sides, as far as the row is wide; they are visual only and inert, except while a
 * pointer is over the row: every visible card can be clicked. Removed when `signal` aborts.
 */
export function copyCards(row: HTMLElement, track: HTMLElement, set: HTMLElement, signal: AbortSignal): void {
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
