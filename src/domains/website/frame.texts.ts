import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the frame around every public page. */
export const FRAME_TEXTS = catalogue('frame', {
  skip: 'Aller au contenu',
  mainMenu: 'Menu principal',
  home: 'Accueil',
  logoLabel: '{name}, accueil',
  account: 'Mon compte',
  accountHref: '/profile',
  quoteHref: '/contact',
  call: 'Appeler',
  callNumber: 'Appeler le {phone}',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  menu: 'Menu',
  toTop: 'Remonter en haut de la page',
  toTopShort: 'Haut de la page',
  chat: 'Discuter sur WhatsApp',
  chatShort: 'WhatsApp',
  reach: 'Nous joindre',
  shortcuts: 'Raccourcis',
  quickActions: 'Actions rapides',
});
