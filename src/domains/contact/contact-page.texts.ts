import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /contact. */
export const CONTACT_PAGE_TEXTS = catalogue('contact-page', {
  meta: {
    title: 'Contact et devis gratuit – {name}',
    description:
      'Demandez votre devis gratuit de toiture : rappel sous {answer}, réponse écrite sous {reply}. {place}, joignable {availability}.',
    descriptionPlain: 'Demandez votre devis gratuit de toiture. {place}.',
    place: '{name}, couvreur {in_town}',
  },
  hero: {
    title: 'Contactez-nous',
    text: 'Rappel sous {answer}, réponse écrite sous {reply}. Le devis est gratuit, détaillé et sans engagement.',
    quote: 'Devis gratuit',
  },
  list: {
    title: 'Nos coordonnées',
    phone: 'Téléphone',
    address: 'Adresse',
    email: 'E-mail',
    hours: 'Horaires',
    promise: 'Rappel sous {answer}, réponse écrite sous {reply}',
    services: 'Services',
    servicesLoading: 'Chargement des services...',
    servicesMore: 'et {count} autres...',
    projectTypes: 'Types de projets',
    projectTypesLine: 'Installation - Entretien - Réparation des fuites',
    cities: 'Villes d’intervention',
    citiesMap: 'Voir la carte',
    citiesNote:
      'Votre commune n’est pas dans la liste ? Nous nous déplaçons jusqu’à {radius} km à la ronde ; plus loin, sur étude.',
  },
  crumb: 'Contact',
  trip: {
    eyebrow: 'Se déplacer',
    title: 'De l’atelier à votre toit',
    lead: 'La distance, le temps de route et les frais de déplacement jusqu’à votre commune, avant même de nous écrire.',
  },
  zones: {
    title: 'Les {count} villes où vous nous verrez',
    lead: 'Touchez un repère ou un nom pour connaître les quartiers couverts.',
  },
  form: {
    title: 'Demande de devis',
    lead: 'Cinq champs, deux minutes. Des photos aident à chiffrer juste.',
  },
});

/** The three services named on /contact. */
export const CONTACT_FALLBACK_TITLES = ['Charpente', 'Couverture', 'Zinguerie'] as const;
