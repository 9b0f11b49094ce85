import { catalogue } from '#src/kernel/catalogue.ts';

/** Neutral legal pages. What depends on the software and on the company's data is written by the product itself. */
export const BUILT_IN_LEGAL_PAGES = catalogue('built-in-legal-pages', {
  'legal-notice': {
    meta: {
      name: 'Mentions légales',
      title: 'Mentions légales – {name}',
      description: 'Éditeur, hébergeur, assurance et médiateur de la consommation du site de {name}, et crédits.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Mentions légales',
          text: 'Qui publie ce site, qui l’héberge, qui assure les travaux, et à qui l’on doit ses lettres et ses dessins.',
          phone: 'hidden',
        },
      },
      { id: 'editeur', kind: 'chapter', content: { title: 'Éditeur du site', facts: 'publisher' } },
      { id: 'hebergement', kind: 'chapter', content: { title: 'Hébergement', facts: 'host' } },
      {
        id: 'assurance',
        kind: 'chapter',
        content: {
          title: 'Assurance professionnelle',
          paragraphs: ['Les travaux de construction sont couverts par l’assurance suivante :'],
          facts: 'insurance',
        },
      },
      {
        id: 'mediation',
        kind: 'chapter',
        content: {
          title: 'Médiation de la consommation',
          paragraphs: [
            'Un désaccord ? Écrivez-nous d’abord.',
            'Si rien ne se règle, tout consommateur peut saisir gratuitement le médiateur dont l’entreprise relève, dans l’année qui suit sa réclamation écrite (articles L612-1 et suivants du code de la consommation).',
          ],
          facts: 'mediator',
        },
      },
      {
        id: 'credits',
        kind: 'chapter',
        content: {
          title: 'Crédits et licences',
          paragraphs: ['Le site est fabriqué avec des œuvres libres, que leurs auteurs soient remerciés :'],
          facts: 'credits',
          end: [
            'Les illustrations livrées avec le site sont dessinées par un programme : elles ne montrent ni un chantier ni une personne réels. Les photographies ajoutées par l’entreprise lui appartiennent ou sont publiées avec l’accord de leurs auteurs.',
          ],
        },
      },
      {
        id: 'utilisation',
        kind: 'chapter',
        content: {
          title: 'Utilisation du site',
          paragraphs: [
            'Les textes du site informent sans engager : seul le devis signé fait foi. Les distances et les durées de trajet sont des estimations.',
            'Une erreur, un contenu à signaler, un lien brisé ? Dites-le-nous : nous corrigeons.',
          ],
        },
      },
    ],
  },
  privacy: {
    meta: {
      name: 'Confidentialité',
      title: 'Confidentialité et données personnelles – {name}',
      description:
        'Ce que le site de {name} garde de vous, pourquoi, combien de temps, et comment le consulter ou le faire effacer. Aucun traceur.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Confidentialité',
          text: 'Ce que nous gardons de vous, pourquoi, combien de temps, et comment le faire effacer. En clair.',
          phone: 'hidden',
        },
      },
      {
        id: 'essentiel',
        kind: 'chapter',
        content: {
          title: 'L’essentiel',
          facts: 'essentials',
          points: [
            'Vos coordonnées ne sont ni vendues, ni louées, ni échangées.',
            'Vous pouvez les consulter, les corriger et les faire effacer : un message suffit.',
          ],
        },
      },
      {
        id: 'responsable',
        kind: 'chapter',
        content: {
          title: 'Qui en répond',
          paragraphs: ['Le responsable du traitement est l’entreprise qui publie ce site :'],
          facts: 'controller',
        },
      },
      { id: 'donnees', kind: 'chapter', content: { title: 'Ce que nous gardons', facts: 'stored-data' } },
      {
        id: 'appareil',
        kind: 'chapter',
        content: {
          title: 'Ce qui reste sur votre appareil',
          paragraphs: ['Le navigateur garde pour vous, et pour vous seul :'],
          facts: 'device',
          end: [
            'Ce sont des éléments nécessaires au service que vous demandez : ils ne servent à rien d’autre et ne demandent pas de consentement.',
          ],
        },
      },
      {
        id: 'destinataires',
        kind: 'chapter',
        content: {
          title: 'Qui y a accès',
          paragraphs: [
            '- L’équipe de l’entreprise, pour vous répondre.\n- L’hébergeur du site et le service qui achemine nos courriels, pour le compte de l’entreprise.\n- Personne d’autre. Rien n’est transmis à des fins commerciales.',
          ],
          facts: 'elsewhere',
        },
      },
      {
        id: 'droits',
        kind: 'chapter',
        content: {
          title: 'Vos droits',
          paragraphs: [
            'Vous pouvez consulter vos données, les faire corriger ou effacer, en limiter l’usage, en recevoir une copie, vous opposer à leur traitement et retirer un consentement à tout moment.',
            'Écrivez-nous : nous répondons sous un mois. Nous pourrons vous demander de prouver que l’adresse est la vôtre.',
          ],
          facts: 'rights',
        },
      },
      {
        id: 'protection',
        kind: 'chapter',
        content: { title: 'Comment nous les protégeons', facts: 'protection' },
      },
    ],
  },
  accessibility: {
    meta: {
      name: 'Accessibilité',
      title: 'Accessibilité : partiellement conforme – {name}',
      description:
        'Déclaration d’accessibilité du site de {name} : ce qui a été vérifié, ce qui ne l’a pas été, et comment signaler une difficulté.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Accessibilité',
          text: 'État déclaré : partiellement conforme, d’après nos propres vérifications. Voici lesquelles.',
          phone: 'hidden',
        },
      },
      {
        id: 'etat',
        kind: 'chapter',
        content: {
          title: 'État de conformité',
          paragraphs: [
            'Ce site vise le référentiel général d’amélioration de l’accessibilité (RGAA 4.1) et les règles WCAG 2.2 de niveau AA.',
            'Nous le déclarons « partiellement conforme » : il a été évalué par ses auteurs, pas par un organisme extérieur, et tous les critères n’ont pas été passés un à un.',
          ],
        },
      },
      { id: 'exemption', kind: 'chapter', content: { title: 'Exemption', facts: 'exemption' } },
      {
        id: 'verifie',
        kind: 'chapter',
        content: {
          title: 'Ce qui a été vérifié',
          paragraphs: ['Par des essais rejoués à chaque version du site :'],
          facts: 'checks',
        },
      },
      {
        id: 'limites',
        kind: 'chapter',
        content: {
          title: 'Ce qui ne l’a pas été, ou reste imparfait',
          points: [
            'Aucun audit complet du RGAA par un tiers, aucun essai organisé avec des personnes handicapées.',
            'Les lecteurs d’écran n’ont pas été essayés page par page.',
            'Les photographies ajoutées par l’entreprise n’ont de texte de remplacement que si elle en a écrit un.',
            'La carte détaillée est difficile à parcourir au clavier : la liste des zones, toujours présente à côté, dit la même chose.',
            'Les documents joints à un message ou à un devis ne sont pas contrôlés.',
          ],
        },
      },
      {
        id: 'contact',
        kind: 'chapter',
        content: {
          title: 'Une difficulté ? Dites-le-nous',
          paragraphs: [
            'Si un contenu ou un formulaire vous résiste, nous vous donnerons l’information autrement, et nous corrigerons.',
          ],
          facts: 'contact-ways',
        },
      },
      {
        id: 'recours',
        kind: 'chapter',
        content: {
          title: 'Voies de recours',
          paragraphs: [
            'Si notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits : en ligne, par courrier gratuit (Défenseur des droits, libre réponse 71120, 75342 Paris CEDEX 07) ou auprès de son délégué dans votre région.',
          ],
          facts: 'recourse',
        },
      },
    ],
  },
  'site-map': {
    meta: {
      name: 'Plan du site',
      title: 'Plan du site – {name}',
      description:
        'Toutes les pages du site de {name} : services, villes, réalisations, avis, blog et informations légales.',
    },
    sections: [
      {
        id: 'titre',
        kind: 'banner',
        content: {
          title: 'Plan du site',
          text: 'Toutes les pages, à plat. Si l’une vous manque, écrivez-nous.',
          phone: 'hidden',
        },
      },
      { id: 'pages', kind: 'site-map', content: {} },
    ],
  },
});
