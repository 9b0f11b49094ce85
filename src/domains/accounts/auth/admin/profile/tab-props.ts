import type { OwnProfile } from '../../profile.contract.ts';

export interface TabProps {
  own: OwnProfile;
  /** Loads the profile again. */
  reload: () => Promise<void>;
}
