import type { DemoPage } from './demo-page.server.ts';

/** Lower half of /: reviews, commitments, finished works, articles, contact. */
export const HOME_PROOF: DemoPage['sections'] = [
  {
    id: 'avis',
    kind: 'reviews',
    content: {
      eyebrow: 'Avis clients',
      title: 'Ils dorment au sec',
      lead: 'Ce que disent ceux chez qui nous sommes montés, du premier appel au dernier coup de balai.',
      more: 'Lire tous les avis',
    },
  },
  {
    id: 'engagement',
    kind: 'commitments',
    content: {
      eyebrow: 'Notre engagement',
      title: 'Un métier, des garanties, des papiers en règle',
      list: [
        {
          icon: 'award',
          title: '{?certification}Métier certifié',
          text: 'Des compagnons formés à la charpente, à la couverture et à la zinguerie.',
        },
        {
          icon: 'shield',
          title: 'Travaux assurés et garantis',
          text: 'Responsabilité civile et garantie {guarantee_kind}, attestations à votre disposition.',
        },
        {
          icon: 'wallet',
          title: 'Paiement échelonné possible',
          text: 'Un acompte, des étapes claires : vous payez à mesure que le toit avance.',
        },
        {
          icon: 'quote',
          title: 'Devis gratuit et sans engagement',
          text: 'Chaque poste est chiffré, chaque quantité mesurée, chaque choix expliqué.',
        },
      ],
      picture: {
        image: 'illustration:equipe',
      },
    },
  },
  {
    id: 'realisations',
    kind: 'gallery',
    content: {
      eyebrow: 'Réalisations',
      title: 'Des toits finis, et comment ils étaient',
      lead: 'Charpentes reprises, tuiles remplacées, zinc refait : quelques chantiers, avant et après.',
      more: 'Voir toutes les réalisations',
    },
  },
  {
    id: 'blog',
    kind: 'articles',
    content: {
      eyebrow: 'Le blog',
      title: 'Comprendre son toit',
      lead: 'Mousse, gouttières, isolation, tempêtes : des réponses de couvreurs, sans jargon.',
      more: 'Lire tous les articles',
    },
  },
  {
    id: 'a-lire',
    kind: 'promo',
    content: {
      eyebrow: 'À lire ailleurs',
    },
  },
  {
    id: 'contact',
    kind: 'contact',
    content: {
      eyebrow: 'Devis gratuit',
      title: 'Parlez-nous de votre toit',
      lead: 'Une fuite, un doute, un projet : écrivez ou appelez, nous répondons en {answer} au maximum.',
    },
  },
  {
    id: 'trajet',
    kind: 'planner',
    content: {
      eyebrow: 'Votre trajet',
      title: 'À quelle distance êtes-vous ?',
      lead: 'Choisissez votre commune : distance, temps de route et frais de déplacement, sans rien demander à un autre site.',
    },
  },
];
