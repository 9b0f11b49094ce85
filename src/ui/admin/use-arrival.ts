import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the title of a new screen, which a screen reader then announces; React Router restores the
 * scroll position. The first screen of a visit keeps the focus that the browser has set.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const title = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!title || document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}
