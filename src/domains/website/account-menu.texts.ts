import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the header for who is signed in. */
export const ACCOUNT_MENU_TEXTS = catalogue('account-menu', {
  opener: ' : mon compte',
  label: 'Compte : {name}',
  profile: 'Mon profil',
  quotes: 'Mes devis',
  messages: 'Mes messages',
  invoices: 'Mes factures',
  admin: 'Administration',
  logout: 'Se déconnecter',
});
