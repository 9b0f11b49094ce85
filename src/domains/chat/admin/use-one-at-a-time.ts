import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that never overlaps; calls during a run cause one more run. */
export function useOneAtATime(run: () => Promise<void>): () => void {
  const latest = useRef(run);
  const isRunning = useRef(false);
  const isAsked = useRef(false);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => {
    isAsked.current = true;
    if (isRunning.current) return;
    const loop = async (): Promise<void> => {
      isRunning.current = true;
      while (isAsked.current) {
        isAsked.current = false;
        await latest.current();
      }
      isRunning.current = false;
    };
    void loop();
  }, []);
}
