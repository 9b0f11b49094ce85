import { catalogue } from '#src/kernel/catalogue.ts';

/** Words of the machine in sections: labels of controls, and sentences for what is missing. */
export const SECTION_LABELS = catalogue('section-labels', {
  catalogue: 'Travaux de toiture',
  hero: { label: 'À la une', stars: '{rating} sur 5' },
  services: {
    empty: 'Aucun service disponible pour le moment.',
    carousel: {
      label: 'Nos services',
      previous: 'Services précédents',
      next: 'Services suivants',
      pause: 'Arrêter le défilement des services',
      play: 'Faire défiler les services',
    },
  },
  beforeAfter: { hint: 'Faites glisser la poignée, ou utilisez les flèches du clavier.' },
  reviews: {
    empty: 'Aucun avis disponible pour le moment.',
    carousel: {
      label: 'Avis de nos clients',
      previous: 'Avis précédents',
      next: 'Avis suivants',
      pause: 'Arrêter le défilement des avis',
      play: 'Faire défiler les avis',
    },
  },
  gallery: {
    empty: 'Aucune galerie disponible pour le moment.',
    carousel: {
      label: 'Nos réalisations',
      previous: 'Réalisations précédentes',
      next: 'Réalisations suivantes',
      pause: 'Arrêter le défilement des réalisations',
      play: 'Faire défiler les réalisations',
    },
  },
  articles: {
    empty: 'Aucun article disponible pour le moment.',
    carousel: {
      label: 'Nos articles',
      previous: 'Articles précédents',
      next: 'Articles suivants',
      pause: 'Arrêter le défilement des articles',
      play: 'Faire défiler les articles',
    },
  },
  promo: { elsewhere: '(autre site, nouvel onglet)' },
  planner: { open: 'Ouvrir le calcul de trajet dans une page' },
  chapters: {
    summary: 'Sur cette page',
    unread: 'Ces informations ne peuvent pas être affichées pour le moment.',
  },
  contact: {
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    hours: 'Horaires',
    formTitle: 'Votre demande',
  },
});
