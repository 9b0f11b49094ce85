import { useState } from 'react';
import { failureOf, isSignedOut } from './failure-sentence.ts';
import { showFailure } from './toasts.tsx';

export interface Attempt {
  isBusy: boolean;
  /**
   * Runs an act, says `failure` and why when it fails, and reloads in either case.
   * @returns whether it was done.
   */
  attempt: (act: () => Promise<unknown>, failure: string) => Promise<boolean>;
}

/**
 * Acts on rows, one after the other: while one runs, `isBusy` closes the buttons.
 * @param tell says what failed; a toast unless the screen has a banner.
 */
export function useAttempt(reload: () => Promise<void>, tell: (failure: string) => void = showFailure): Attempt {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>, failure: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      if (!isSignedOut(error)) tell(failureOf(failure, error));
      return false;
    } finally {
      setBusy(false);
      await reload();
    }
  };
  return { isBusy, attempt };
}
