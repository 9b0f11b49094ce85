import { catalogue } from '#src/kernel/catalogue.ts';

/** Labels of the contact details on /contact. */
export const CONTACT_PAGE_TEXTS = catalogue('contact-page', {
  phone: 'Téléphone',
  address: 'Adresse',
  email: 'E-mail',
  hours: 'Horaires',
  services: 'Services',
  servicesLoading: 'Chargement des services...',
  servicesMore: { one: 'et 1 autre...', many: 'et {count} autres...' },
  projectTypes: 'Types de projets',
  cities: 'Villes d’intervention',
  citiesMap: 'Voir la carte',
});

/** The three services named on /contact. */
export const CONTACT_FALLBACK_TITLES = ['Charpente', 'Couverture', 'Zinguerie'] as const;
