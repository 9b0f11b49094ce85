import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /services/{slug}; those that docs/specification quotes are fixed. */
export const SERVICE_PAGE_TEXTS = catalogue('service-page', {
  meta: { title: '{service} {in_city} – {name}', titleAnywhere: '{service} – {name}' },
  hero: { badge: 'Service', quote: 'Demander un devis' },
  facts: {
    duration: 'durée habituelle',
    price: 'prix',
    years: { label: 'd’expérience', value: '{years}+ ans' },
    answer: { label: 'réponse maximum', value: '{answer_hours} h' },
  },
  overview: {
    title: 'Le métier, en clair',
    illustration: 'Illustration',
    blurbs: [
      {
        icon: 'quote',
        title: '{detailed}',
        text: 'Chaque poste est mesuré et chiffré, sans engagement.',
      },
      {
        icon: 'shield',
        title: '{?guarantee}Travaux assurés et garantis',
        text: 'Les attestations d’assurance accompagnent le devis.',
      },
      {
        icon: 'hammer',
        title: 'Chantier tenu propre',
        text: '{site_care}',
      },
    ],
  },
  details: {
    title: 'Dans le détail',
    features: 'Ce qui est compris',
    advantages: 'Ce que vous y gagnez',
    subServices: 'Nos prestations',
    materials: 'Matériaux et produits',
    price: 'Prix',
    duration: 'Durée habituelle',
    category: 'Famille',
  },
  steps: {
    eyebrow: 'Notre méthode',
    title: 'Comment cela se passe',
    lead: '{follow_up}',
  },
  /** For a service without steps of its own: promises nothing that the owner has not. */
  process: [
    {
      step: 1,
      title: 'Étude et Devis',
      description: 'Nous regardons votre toit et votre projet, puis vous recevez {a_quote}.',
      icon: 'search',
    },
    {
      step: 2,
      title: 'Planification',
      description: 'Les dates et le déroulement sont fixés avec vous.',
      icon: 'calendar',
    },
    {
      step: 3,
      title: 'Exécution',
      description: 'Les travaux se font dans l’ordre convenu.',
      icon: 'hammer',
    },
    {
      step: 4,
      title: 'Réception',
      description: 'Nous constatons ensemble que les travaux sont faits.',
      icon: 'check',
    },
  ],
  reviews: {
    eyebrow: 'Avis',
    title: 'Ce qu’en disent nos clients',
    lead: 'Une sélection de nos avis cinq étoiles, ceux qui parlent de ce métier d’abord.',
    all: 'Lire tous les avis',
  },
  works: { eyebrow: 'Réalisations', title: 'Du même métier', all: 'Voir toutes les réalisations' },
  closing: {
    title: 'Parlons de votre toit',
    lead: 'Décrivez votre projet en quelques lignes : nous rappelons en {answer_hours} h au maximum, puis nous passons voir.',
    phone: 'Téléphone',
    area: 'Zone',
    areaAround: '{radius} km autour {of_centre}',
    areaAnywhere: '{radius} km à la ronde',
    hours: 'Disponibilité',
    formTitle: 'Votre demande de devis',
  },
  missing: {
    meta: { title: 'Service non trouvé – {name}', description: 'Ce service n’existe pas ou n’existe plus.' },
    title: 'Service non trouvé',
    text: "Le service demandé n'existe pas.",
    all: 'Voir tous les services',
    drawing: 'Un toit auquel il manque une tuile',
    suggestion: 'Vous cherchiez peut-être',
  },
});
