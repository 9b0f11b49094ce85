const GAP = 10;
const EDGE = 12;
/** Below this width the style sheet puts the card at the bottom of the viewport. */
const NARROW = '(max-width: 40rem)';

/** Positions an open card beside its button: above if there is space, else below, else inside the viewport. */
export function placePopup(card: HTMLElement, button: Element): void {
  if (matchMedia(NARROW).matches) return;
  const by = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const stored = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const left = stored(by.left + by.width / 2 - width / 2, innerWidth - width);
  const above = by.top - height - GAP;
  const top = above >= EDGE ? above : stored(by.bottom + GAP, innerHeight - height);
  card.style.margin = '0';
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
