import { catalogue } from '#src/kernel/catalogue.ts';

/**
 * What the menu calls each screen and the act of creating there: as the screen's own texts do, which load with the
 * screen and not with the menu.
 */
export const ADMIN_MENU_TEXTS = catalogue('admin-menu', {
  contact: { title: 'Messages' },
  services: { title: 'Services', create: 'Nouveau service' },
  orders: { title: 'Commandes', create: 'Nouvelle commande' },
  site: { title: 'Modifier le site' },
  gallery: { title: 'Réalisations', create: 'Nouvelles photos' },
  testimonials: { title: 'Témoignages', create: 'Nouveau témoignage' },
  places: { title: 'Lieux', create: 'Nouveau lieu' },
  blog: { title: 'Blog', create: 'Nouvel article' },
  pictures: { title: 'Images du site' },
  users: { title: 'Utilisateurs', create: 'Nouvel utilisateur' },
  quotes: { title: 'Devis', create: 'Nouveau devis' },
  invoices: { title: 'Factures' },
  payments: { title: 'Paiements' },
  chat: { title: 'Discussions' },
  newsletter: { title: 'Newsletter' },
  redirects: { title: 'Redirections', create: 'Nouvelle redirection' },
  transfer: { title: 'Import et export' },
  bin: { title: 'Corbeille' },
  activity: { title: 'Activité' },
  settings: { title: 'Réglages' },
});
