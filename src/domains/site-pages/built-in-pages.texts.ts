import { catalogue } from '#src/kernel/catalogue.ts';

/** Neutral pages, from which an owner starts: no claim, no place and no figure that the owner has not entered. */
export const BUILT_IN_PAGES = catalogue('built-in-pages', {
  home: {
    meta: {
      name: 'Travaux de toiture',
      title: 'Travaux de toiture – {name}',
      description:
        'Les services, les réalisations et les coordonnées de {name}. Décrivez votre toit et votre projet pour recevoir un devis.',
    },
    sections: [
      {
        id: 'accueil',
        kind: 'hero',
        content: {
          eyebrow: '{name}',
          slides: [
            {
              picture: { image: 'illustration:hero-toiture' },
              title: 'Parlons de votre toit.',
              text: 'Décrivez vos travaux, avec des photos si vous en avez : nous en parlons ensemble et vous recevez un devis.',
            },
          ],
          facts: [
            { value: '{rating}/5', label: 'note moyenne', look: 'stars' },
            { value: '{guarantee}', label: 'garantie {guarantee_kind}' },
            { value: '{answer}', label: 'réponse maximum' },
          ],
        },
      },
      {
        id: 'horaires',
        kind: 'hours',
        content: {
          title: 'Quand et comment nous joindre',
          cards: [
            { icon: 'clock', title: 'Horaires', value: '{hours}' },
            { icon: 'phone', title: 'Téléphone', value: '{phone}' },
            { icon: 'pin', title: 'Secteur', value: '{town}', text: 'Et dans un rayon de {radius} km.' },
          ],
        },
      },
      {
        id: 'services',
        kind: 'services',
        content: { eyebrow: 'Nos services', title: 'Ce que nous faisons sur votre toit' },
      },
      {
        id: 'presentation',
        kind: 'about',
        content: {
          eyebrow: 'Qui nous sommes',
          title: 'Une entreprise de toiture à votre écoute',
          paragraphs: [
            'Depuis {years} ans, {name} travaille sur les toits de la région.',
            'Un projet, une question, un doute : racontez-nous ce que vous voyez, nous vous disons ce que nous en pensons.',
          ],
          button: 'Nous écrire',
          buttonLink: '/contact',
        },
      },
      {
        id: 'etapes',
        kind: 'steps',
        content: {
          eyebrow: 'De la demande aux travaux',
          title: 'Comment se passe un chantier',
          steps: [
            {
              title: 'Vous écrivez',
              text: 'Décrivez votre toit et ce que vous souhaitez, avec des photos si vous en avez.',
            },
            { title: 'Nous préparons un devis', text: 'Nous vous posons nos questions, puis vous recevez un devis.' },
            { title: 'Les travaux', text: 'Dates et déroulement sont fixés avec vous.' },
          ],
        },
      },
      {
        id: 'avis',
        kind: 'reviews',
        content: { eyebrow: 'Avis clients', title: 'Ce que disent nos clients', more: 'Lire tous les avis' },
      },
      {
        id: 'realisations',
        kind: 'gallery',
        content: { eyebrow: 'Réalisations', title: 'Nos chantiers en images', more: 'Voir toutes les réalisations' },
      },
      {
        id: 'articles',
        kind: 'articles',
        content: { eyebrow: 'Le blog', title: 'Comprendre son toit', more: 'Lire tous les articles' },
      },
      { id: 'promo', kind: 'promo', content: { eyebrow: 'À lire ailleurs' } },
      {
        id: 'contact',
        kind: 'contact',
        content: {
          eyebrow: 'Devis',
          title: 'Parlez-nous de votre toit',
          lead: 'Écrivez : nous vous répondons. {?phone}Vous pouvez aussi appeler.',
        },
      },
      {
        id: 'trajet',
        kind: 'planner',
        content: {
          eyebrow: 'Votre trajet',
          title: 'À quelle distance êtes-vous ?',
          lead: 'Choisissez votre commune : la distance et le temps de route s’affichent.',
        },
      },
    ],
  },
  about: {
    meta: {
      name: 'Qui nous sommes',
      title: 'Qui nous sommes – {name}',
      description: 'L’histoire, l’équipe et la façon de travailler de {name}.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Qui nous sommes',
          text: 'Ceux qui montent sur votre toit, et comment ils travaillent.',
          button: 'Parler de votre toit',
          buttonLink: '/contact',
        },
      },
      {
        id: 'histoire',
        kind: 'history',
        content: {
          eyebrow: 'Notre histoire',
          title: 'L’entreprise',
          paragraphs: [
            'Depuis {years} ans, {name} répare, refait et entretient des toits.',
            'Un projet, une question, un doute : racontez-nous ce que vous voyez, nous vous disons ce que nous en pensons.',
          ],
        },
      },
      {
        id: 'chiffres',
        kind: 'figures',
        content: {
          title: 'En quelques chiffres',
          figures: [
            { value: '{projects}+', label: 'Projets menés' },
            { value: '{years}+', label: 'Années d’expérience' },
            { value: '{satisfaction}%', label: 'Clients satisfaits' },
          ],
        },
      },
      {
        id: 'appel',
        kind: 'closing',
        content: {
          title: 'Et votre toit ?',
          text: 'Une tache au plafond, un bruit quand il vente, un projet : racontez.',
        },
      },
    ],
  },
});
