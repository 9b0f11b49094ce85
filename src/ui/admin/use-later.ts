import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

const RETRY_MS = 5_000;

/** Loads a part of the frame that nothing needs at first: fetched when the browser is idle. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}

/**
 * Loads the code of a component once it is wanted, and returns the component when it is there.
 * @param onFailure called when the code cannot be loaded while it is wanted; without it, the load is tried again.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const [attempt, setAttempt] = useState(0);
  const isNeeded = isWanted && part === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (): void => {
      if (!isCurrent) return;
      if (onFailure) onFailure();
      else timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
    };
    load().then((Part) => isCurrent && setPart({ Part }), fail);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, attempt, load, onFailure]);
  return part?.Part;
}
