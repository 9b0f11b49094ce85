export const PROFILE_TABS = ['informations', 'securite', 'activite', 'parametres'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Returns the profile tab of the URL, by default the first one. */
export const getTab = (search: URLSearchParams): ProfileTab =>
  PROFILE_TABS.find((tab) => tab === search.get('onglet')) ?? PROFILE_TABS[0];

export const tabHref = (tab: ProfileTab): string => (tab === PROFILE_TABS[0] ? '?' : `?onglet=${tab}`);
