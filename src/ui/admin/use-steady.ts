import { useState } from 'react';

/** Returns the first of several equal values, so that what is rendered from it is not rendered again: equal by `signature`. */
export function useSteady<Value>(value: Value, signature: string): Value {
  const [kept, setKept] = useState({ value, signature });
  if (kept.signature === signature) return kept.value;
  setKept({ value, signature });
  return value;
}
