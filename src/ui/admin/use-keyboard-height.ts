import { useEffect } from 'react';

/** Smaller differences are browser bars and rounding. */
const LEAST_PX = 120;

/** Sets `--admin-keyboard` to the height that the keyboard of a phone covers: sticky bars stay above it. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = (): void => {
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop);
      document.documentElement.style.setProperty('--admin-keyboard', `${covered < LEAST_PX ? 0 : covered}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
}
