import { createContext, type ReactNode, useContext } from 'react';
import type { Right } from '#src/kernel/actor.ts';
import { mayI } from '../http/stored-rights.ts';
import { LEFT_ALONE } from './left-alone.ts';
import { type ScreenRights, ScreenRightsProvider } from './screen-rights.ts';

/** What a document shows of its screen to the person whose token asked for it. */
export interface FirstView {
  /** Bodies of the API's answers, by the addresses in the handle of the screen. */
  answers: ReadonlyMap<string, unknown>;
  /** Whether the window is a phone's. */
  isPhone: boolean;
  /** Rights on the screen. */
  rights: ScreenRights;
  /** Tells whether the person has all these rights. */
  may: (...needed: readonly Right[]) => boolean;
}

/** Provided by the server alone, and only to documents that are asked for with a token. */
export const FirstViewContext = createContext<FirstView | undefined>(undefined);

/** Returns the data of the first view; undefined in the browser, and for a document without a token. */
export const useFirstView = (): FirstView | undefined => useContext(FirstViewContext);

/** Returns what tells whether the user has all of some rights, as the stored account says in the browser. */
export const useMay = (): FirstView['may'] => useFirstView()?.may ?? mayI;

/** Id of the place that `before-paint.js` fills. */
const FIRST_VIEW = 'first-view';

interface FirstViewPlaceProps {
  /** Renders the screen, on the server. */
  children: (first: FirstView) => ReactNode;
  /** Stands there until then. */
  waiting: ReactNode;
}

/**
 * Place of a screen until its scripts have loaded. `before-paint.js` asks for the same document with the stored token
 * and puts what stands here in that one into this one; React leaves it alone and then renders the screen in its place.
 */
export function FirstViewPlace({ children, waiting }: FirstViewPlaceProps) {
  const first = useFirstView();
  if (first !== undefined) {
    return (
      <div id={FIRST_VIEW}>
        <ScreenRightsProvider value={first.rights}>{children(first)}</ScreenRightsProvider>
      </div>
    );
  }
  return (
    <>
      <div id={FIRST_VIEW} {...LEFT_ALONE} />
      {waiting}
    </>
  );
}
