import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * On another screen the focus goes to its title, which a screen reader then says; the scroll is React Router's own.
 * The first screen of a visit keeps the focus where the browser has put it.
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
