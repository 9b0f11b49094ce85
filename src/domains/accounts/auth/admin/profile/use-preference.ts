import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { saveProfile } from '../../profile.client.ts';
import type { ProfileChange } from '../../profile.contract.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';

/** Stores one preference at once and alone, so that switches changed in two tabs do not undo each other. */
export function usePreference(reload: () => Promise<void>) {
  const { isBusy, attempt } = useAttempt(reload);
  const request = async (change: ProfileChange): Promise<void> => {
    if (await attempt(() => saveProfile(change), TEXTS.saveError)) showSuccess(TEXTS.preferenceSaved);
  };
  return { isBusy, requested: (change: ProfileChange) => void request(change) };
}
