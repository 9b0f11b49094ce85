import { type RefObject, useEffect } from 'react';

/** Passes the height left by a virtual keyboard to the sheet's style. */
export function useSeenHeight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!isOpen || !seen) return undefined;
    const tell = (): void => {
      box.current?.style.setProperty('--seen-height', `${seen.height}px`);
      box.current?.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    tell();
    for (const type of ['resize', 'scroll']) seen.addEventListener(type, tell);
    return () => {
      for (const type of ['resize', 'scroll']) seen.removeEventListener(type, tell);
    };
  }, [box, isOpen]);
}
