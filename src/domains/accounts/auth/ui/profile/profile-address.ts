export const PROFILE_TABS = ['informations', 'securite', 'activite', 'parametres'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The part of the profile an address names; the first one unless it names another. */
export const tabOf = (search: URLSearchParams): ProfileTab =>
  PROFILE_TABS.find((tab) => tab === search.get('onglet')) ?? PROFILE_TABS[0];

export const tabHref = (tab: ProfileTab): string => (tab === PROFILE_TABS[0] ? '?' : `?onglet=${tab}`);
