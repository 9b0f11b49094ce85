import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

const TYPING_PAUSE_MS = 2_500;

interface Autosave {
  /** Whose change starts the clock. */
  values: unknown;
  /** Whether what is typed may be stored as it is. */
  isWanted: boolean;
  isSending: boolean;
  save: () => Promise<void>;
}

/** Stores what is typed once typing pauses; what is typed during a save is stored by the next. */
export function useAutosave({ values, isWanted, isSending, save }: Autosave): void {
  const later = useDebouncedCallback(() => {
    if (isWanted && !isSending) void save();
  }, TYPING_PAUSE_MS);
  const start = useEffectEvent((_typed: unknown) => {
    if (isWanted && !isSending) later();
  });
  useEffect(() => start([values, isWanted, isSending]), [values, isWanted, isSending]);
}
