import { useEffect } from 'react';

/** The place under the pointer or the focus is lit on the map and in the list; draws nothing. */
export default function MapLights() {
  useEffect(() => {
    const light = (place: Element | null): void => {
      const slug = place?.getAttribute('data-zone');
      for (const part of document.querySelectorAll('[data-zone-map] [data-zone]')) {
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
  }, []);
  return null;
}
