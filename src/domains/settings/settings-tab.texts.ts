import { catalogue } from '#src/kernel/catalogue.ts';

/** Names of the tabs of the settings; the dashboard links to them without loading the screen's other texts. */
export const SETTINGS_TAB_TEXTS = catalogue('settings-tab', {
  general: 'Général',
  notifications: 'Notifications',
  security: 'Sécurité',
  appearance: 'Apparence',
  identity: 'Identité',
  company: 'Entreprise',
  promises: 'Promesses',
  email: 'E-mail',
  social: 'Réseaux sociaux',
  menus: 'Menus',
  site: 'Site public',
  prices: 'Tarifs',
  commerce: 'Devis et paiements',
  chat: 'Discussion',
});
