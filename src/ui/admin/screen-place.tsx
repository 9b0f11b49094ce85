import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { findContainer, followScreens, getScreens, removeScreen, showScreen } from './prepared-screens.ts';

interface ScreenPlaceProps<Loaded> {
  loaded: Loaded;
  render: (loaded: Loaded) => ReactNode;
}

interface PreparedPlaceProps {
  container: HTMLElement;
  loaded: unknown;
}

/** Puts what has been rendered into the document, and shows it as long as the address leads to it. */
function PreparedPlace({ container, loaded }: PreparedPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(container);
    return () => removeScreen(container);
  }, [container]);
  useLayoutEffect(() => showScreen(container, loaded), [container, loaded]);
  return <div ref={place} />;
}

/**
 * Shows a screen: the one that has been rendered before one went to it, if there is one. On the way back the screen is
 * rendered anew, since its place in its rows is restored.
 */
export function ScreenPlace<Loaded>({ loaded, render }: ScreenPlaceProps<Loaded>) {
  const { pathname, search } = useLocation();
  const isForward = useNavigationType() === 'PUSH';
  const [container] = useState(() => (isForward && search === '' ? findContainer(pathname) : undefined));
  const isThere = useSyncExternalStore(
    followScreens,
    () => getScreens().some((one) => one.container === container),
    () => false,
  );
  return container !== undefined && isThere ? <PreparedPlace container={container} loaded={loaded} /> : render(loaded);
}
