import { startTransition, useState } from 'react';

/**
 * Returns the value to show and its change: the chosen one at once, the stored one again when the act is over, which
 * has loaded it anew, or reported a failure.
 */
export function useChosen<Value>(
  stored: Value,
): readonly [Value, (value: Value, act: () => Promise<unknown>) => Promise<void>] {
  const [chosen, setChosen] = useState<{ value: Value }>();
  const choose = async (value: Value, act: () => Promise<unknown>): Promise<void> => {
    setChosen({ value });
    // With the rows that the act has loaded, not before them.
    await act().finally(() => startTransition(() => setChosen(undefined)));
  };
  return [chosen === undefined ? stored : chosen.value, choose];
}
