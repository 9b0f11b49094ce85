import type { OwnedGroup } from '../../setting-exchange.contract.ts';
import type { SETTINGS_SCREEN_TEXTS } from '../../settings-screen.texts.ts';

export type SettingsTab = keyof (typeof SETTINGS_SCREEN_TEXTS)['tabs'];

/** Which groups stand on which tab. */
export const TABS: Record<SettingsTab, readonly OwnedGroup[]> = {
  general: ['general'],
  notifications: ['notifications'],
  security: ['security'],
  appearance: ['appearance'],
  company: ['company', 'about'],
  email: ['email'],
  social: ['social'],
  site: ['promo', 'map', 'travel'],
  prices: ['prices'],
  commerce: ['quotes', 'payments'],
  chat: ['chat', 'hours'],
};
export const TAB_NAMES = Object.keys(TABS) as SettingsTab[];

export const tabOfGroup = (group: OwnedGroup): SettingsTab =>
  TAB_NAMES.find((tab) => TABS[tab].includes(group)) ?? 'general';

/** What the address wishes: a tab, or a group that stands on one. */
export function tabOf(search: URLSearchParams): SettingsTab {
  const wished = search.get('tab') ?? '';
  return TAB_NAMES.find((tab) => tab === wished || (TABS[tab] as readonly string[]).includes(wished)) ?? 'general';
}
