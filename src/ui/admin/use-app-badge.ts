import { useEffect } from 'react';

const canBadge = (): boolean => 'setAppBadge' in navigator;

// Refused outside an installed app: the figure is then only in the page.
const ignore = (): void => undefined;

/** Shows a number on the icon of the installed administration, where the browser can; removes it with the screen. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (canBadge()) void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(ignore);
  }, [count]);
  useEffect(
    () => () => {
      if (canBadge()) void navigator.clearAppBadge().catch(ignore);
    },
    [],
  );
}
