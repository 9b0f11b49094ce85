import { useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling while something lies over it, with room for the scroll bar that goes meanwhile; the
 * style sheet does the rest. Mantine would insert a sheet of its own, and have every element styled anew.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { dataset, style, clientWidth } = document.documentElement;
    const add = (change: 1 | -1): void => {
      const locks = Number(dataset.locks ?? 0) + change;
      if (locks > 0) dataset.locks = String(locks);
      else delete dataset.locks;
    };
    const width = innerWidth - clientWidth;
    if (dataset.locks === undefined && width > 0) style.setProperty('--scroll-bar', `${width}px`);
    add(1);
    return () => add(-1);
  }, [isLocked]);
}
