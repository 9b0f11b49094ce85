import { useEffect } from 'react';

const MAP = '[data-zone-map]';

/** Highlights the place under the pointer or the focus, on the map and in the list. */
function followPlaces(): () => void {
  const light = (place: Element | null): void => {
    const slug = place?.getAttribute('data-zone');
    for (const part of document.querySelectorAll(`${MAP} [data-zone]`)) {
      part.toggleAttribute('data-lit', part.getAttribute('data-zone') === slug);
    }
  };
  const follow = ({ target }: Event): void => light(target instanceof Element ? target.closest('[data-zone]') : null);
  const leave = (): void => light(null);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow);
  document.addEventListener('focusout', leave);
  return () => {
    for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, follow);
    document.removeEventListener('focusout', leave);
  };
}

/** Opens a card beside the pressed element. */
function followCards(): () => void {
  let pressed: Element | null = null;
  const remember = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest(`${MAP} [popovertarget]`) : null;
  };
  const place = (event: Event): void => {
    const { target } = event;
    const isOpen = (event as ToggleEvent).newState === 'open';
    if (isOpen && pressed && target instanceof HTMLElement && target.matches(`${MAP} [popover]`)) {
      placePopup(target, pressed);
    }
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('toggle', place, true);
  return () => {
    document.removeEventListener('click', remember, true);
    document.removeEventListener('toggle', place, true);
  };
}

/** Behaviour of the drawn map; renders nothing. */
export default function MapLights() {
  useEffect(() => {
    const endings = [followPlaces(), followCards()];
    return () => {
      for (const end of endings) end();
    };
  }, []);
  return null;
}

const GAP = 10;
const EDGE = 12;
/** Below this width the style sheet puts the card at the bottom of the viewport. */
const NARROW = '(max-width: 40rem)';

/** Positions an open card beside its button: above if there is space, else below, else inside the viewport. */
function placePopup(card: HTMLElement, button: Element): void {
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
