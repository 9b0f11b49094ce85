import type { DemoPage } from './demo-page.server.ts';

/** Content of /mentions-legales. */
export const LEGAL_NOTICE_PAGE: DemoPage = {
  meta: {
    name: 'Mentions légales',
    title: 'Mentions légales – {name}',
    description:
      'Éditeur, hébergeur, assurance décennale et médiateur de la consommation du site de {name}, et crédits.',
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
        paragraphs: [
          'Les travaux de construction sont couverts par une assurance de responsabilité décennale. L’attestation est jointe à chaque devis.',
        ],
        facts: 'insurance',
      },
    },
    {
      id: 'mediation',
      kind: 'chapter',
      content: {
        title: 'Médiation de la consommation',
        paragraphs: [
          'Un désaccord ? Écrivez-nous d’abord : la plupart des différends se règlent en montant voir ensemble.',
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
};
