import { type RefObject, useEffect } from 'react';

/** Passes the height left by a virtual keyboard to the sheet's style. */
export function useSeenHeight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!isOpen || !seen) return undefined;
    const notify = (): void => {
      box.current?.style.setProperty('--seen-height', `${seen.height}px`);
      box.current?.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    notify();
    for (const type of ['resize', 'scroll']) seen.addEventListener(type, notify);
    return () => {
      for (const type of ['resize', 'scroll']) seen.removeEventListener(type, notify);
    };
  }, [box, isOpen]);
}
