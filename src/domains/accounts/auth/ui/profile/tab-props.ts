import type { OwnProfile } from '../../profile.contract.ts';

export interface TabProps {
  own: OwnProfile;
  /** Reads the profile again. */
  reload: () => Promise<void>;
}
