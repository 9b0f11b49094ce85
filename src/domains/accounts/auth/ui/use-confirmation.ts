import { useCallback, useEffect, useRef, useState } from 'react';
import { setConfirmation } from '#src/ui/http/recent-sign-in.ts';

/** Returns whether a call of this page waits for the user to confirm their identity, and a callback that answers it. */
export function useConfirmation(): { isAsked: boolean; answer: (isConfirmed: boolean) => void } {
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void) | undefined>(undefined);
  const answer = useCallback((isConfirmed: boolean): void => {
    waiting.current?.(isConfirmed);
    waiting.current = undefined;
    setAsked(false);
  }, []);
  useEffect(() => {
    const forget = setConfirmation(
      () =>
        new Promise((resolve) => {
          waiting.current = resolve;
          setAsked(true);
        }),
    );
    return () => {
      forget();
      waiting.current?.(false);
    };
  }, []);
  return { isAsked, answer };
}
