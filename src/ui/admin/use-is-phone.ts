import { useSyncExternalStore } from 'react';
import { perPage } from '../page-state.ts';
import { useFirstView } from './first-view.tsx';

const width = perPage(() => window.matchMedia('(max-width: 719px)'));

function followWidth(onChange: () => void): () => void {
  width().addEventListener('change', onChange);
  return () => width().removeEventListener('change', onChange);
}

/**
 * Whether the window is narrower than a table needs; the tab bar shows below the same width. One query for all that ask:
 * a screen has a dozen of them, each dialog among them.
 */
export function useIsPhone(): boolean {
  const first = useFirstView();
  return useSyncExternalStore(
    followWidth,
    () => width().matches,
    () => first?.isPhone ?? false,
  );
}
