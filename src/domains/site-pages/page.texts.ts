import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of the pages made of sections. */
export const PAGE_TEXTS = catalogue('pages', {
  names: {
    home: 'Accueil',
    about: 'À propos',
    services: 'Services',
    prices: 'Tarifs',
    zones: 'Zones d’intervention',
    'legal-notice': 'Mentions légales',
    privacy: 'Confidentialité',
    accessibility: 'Accessibilité',
    'site-map': 'Plan du site',
  },
  saved: 'Brouillon enregistré',
  discarded: 'Brouillon abandonné',
  published: 'Page publiée',
  planned: 'Publication programmée',
  unplanned: 'Programmation annulée',
  restored: 'Version reprise en brouillon',
  notFound: 'Cette version n’existe plus : seules les 50 dernières sont gardées.',
  noDraft: 'Il n’y a pas de brouillon à publier.',
  nothingPlanned: 'Aucune publication n’est programmée.',
  past: 'Choisissez une date à venir.',
  tooFar: 'Choisissez une date dans les douze mois.',
  unpublishable: 'La page ne peut pas être publiée en l’état.',
  faults: {
    required: 'Ce champ est obligatoire.',
    placeholder: 'Repère inconnu : {names}.',
    alt: 'Décrivez cette image pour les personnes qui ne la voient pas.',
    empty: 'Une page publiée montre au moins une section.',
    missing: 'Cette page doit montrer : {names}.',
    foreign: 'La section « {name} » n’existe pas sur cette page.',
  },
  noAuthor: 'Faîtage',
  preview: {
    expired: 'Cet aperçu a expiré. Ouvrez-le de nouveau depuis l’administration.',
  },
});
