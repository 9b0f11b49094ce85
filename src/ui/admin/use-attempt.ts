import { useState } from 'react';
import { isSignedOut, toFailure } from './failure-sentence.ts';
import { showFailure } from './toasts.tsx';

export interface Attempt {
  isBusy: boolean;
  /**
   * Runs an action, reports `failure` and the reason when it fails, and reloads in either case.
   * @returns whether it succeeded.
   */
  attempt: (act: () => Promise<unknown>, failure: string) => Promise<boolean>;
}

/**
 * Runs row actions one after the other: while one runs, `isBusy` disables the buttons.
 * @param notify reports a failure; by default a toast, for screens without a banner.
 */
export function useAttempt(reload: () => Promise<void>, notify: (failure: string) => void = showFailure): Attempt {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>, failure: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      if (!isSignedOut(error)) notify(toFailure(failure, error));
      return false;
    } finally {
      setBusy(false);
      await reload();
    }
  };
  return { isBusy, attempt };
}
