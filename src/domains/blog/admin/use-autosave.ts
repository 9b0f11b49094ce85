import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

const TYPING_PAUSE_MS = 2_500;

interface Autosave {
  /** Values whose change restarts the delay. */
  values: unknown;
  /** Whether the current input may be saved as it is. */
  isWanted: boolean;
  isSending: boolean;
  save: () => Promise<void>;
}

/** Saves the input when typing pauses; input typed during a save goes into the next save. */
export function useAutosave({ values, isWanted, isSending, save }: Autosave): void {
  const later = useDebouncedCallback(() => {
    if (isWanted && !isSending) void save();
  }, TYPING_PAUSE_MS);
  const start = useEffectEvent((_typed: unknown) => {
    if (isWanted && !isSending) later();
  });
  useEffect(() => start([values, isWanted, isSending]), [values, isWanted, isSending]);
}
