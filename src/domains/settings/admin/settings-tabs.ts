import type { OwnedGroup } from '../setting-exchange.contract.ts';
import type { SETTINGS_TAB_TEXTS } from '../settings-tab.texts.ts';

export type SettingsTab = keyof typeof SETTINGS_TAB_TEXTS;

/** Groups of each tab. */
export const TABS: Record<SettingsTab, readonly OwnedGroup[]> = {
  general: ['general'],
  notifications: ['notifications'],
  security: ['security'],
  appearance: ['appearance'],
  identity: ['identity'],
  company: ['company', 'about'],
  promises: ['promises'],
  email: ['email'],
  social: ['social'],
  menus: ['menus'],
  site: ['promo', 'map', 'travel'],
  prices: ['prices'],
  commerce: ['quotes', 'payments'],
  chat: ['chat', 'hours'],
};
export const TAB_NAMES = Object.keys(TABS) as SettingsTab[];

export const tabOfGroup = (group: OwnedGroup): SettingsTab =>
  TAB_NAMES.find((tab) => TABS[tab].includes(group)) ?? 'general';

/** Returns the tab that the URL requests, by its own name or by one of its groups. */
export function getTab(search: URLSearchParams): SettingsTab {
  const requested = search.get('tab') ?? '';
  return (
    TAB_NAMES.find((tab) => tab === requested || (TABS[tab] as readonly string[]).includes(requested)) ?? 'general'
  );
}
