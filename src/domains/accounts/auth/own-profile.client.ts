import { callFlat } from '#src/ui/http/api-client.ts';
import { perPage } from '#src/ui/page-state.ts';
import type { OwnProfile } from './profile.contract.ts';

/** The frame asks for it: every screen stands before the shape of the answer is there. */
const loadShape = async () => (await import('./profile.contract.ts')).OwnProfile;

const reading = perPage((): { answer?: Promise<OwnProfile> } => ({}));

/** Reads the profile; frame and screen, which ask at the same time, share the answer. */
export function fetchProfile(): Promise<OwnProfile> {
  const shared = reading();
  shared.answer ??= callFlat('/auth/profile', loadShape).finally(() => {
    delete shared.answer;
  });
  return shared.answer;
}
