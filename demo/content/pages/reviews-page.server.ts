import type { DemoPage } from './demo-page.server.ts';

/** Content of /avis. */
export const REVIEWS_PAGE: DemoPage = {
  meta: {
    name: 'Témoignages de nos clients',
    title: 'Témoignages de nos clients – {name}',
    description:
      'Les avis des clients de {name}, bons et moins bons : ce qui a été fait, où, quand, et la note de chacun. Recherche par commune, par mot, par note.',
  },
  sections: [
    {
      id: 'titre',
      kind: 'banner',
      content: {
        title: 'Témoignages de nos clients',
        text: 'Des toits refaits, des fuites arrêtées, parfois un retard : nos clients racontent leur chantier, avec leurs mots.',
        phone: 'hidden',
      },
    },
    {
      id: 'liste',
      kind: 'review-list',
      content: {
        title: 'Ce qu’ils disent de nous',
        none: 'Nos premiers clients n’ont pas encore pris la plume. Vous serez peut-être le prochain à nous parler de votre toit.',
        satisfaction: 'de satisfaction, notre engagement',
        note: 'Une réserve en fin de chantier ? Nous revenons la lever, c’est aussi la loi.',
      },
    },
    {
      id: 'regles',
      kind: 'review-rules',
      content: {
        eyebrow: 'En toute transparence',
        title: 'Comment nous publions les avis',
        lead: 'Un avis n’aide que si l’on sait d’où il vient. Voici nos règles, telles que le Code de la consommation nous demande de les dire.',
        list: [
          {
            icon: 'quote',
            title: 'D’où ils viennent',
            text: 'Les avis sont laissés par nos clients après leur chantier, puis publiés par nous sans être réécrits. Chacun porte sa date de publication et, quand le client l’a donnée, celle des travaux.',
          },
          {
            icon: 'done',
            title: 'Contrôlés ou non',
            text: '« Avis vérifié » signifie que nous avons rattaché l’avis à une commande. Sans cette mention, il n’a pas été contrôlé.',
          },
          {
            icon: 'wallet',
            title: 'Aucune contrepartie',
            text: 'Ni remise, ni cadeau, ni tirage au sort : personne n’est récompensé pour un avis, bon ou mauvais.',
          },
          {
            icon: 'clock',
            title: 'Délais et conservation',
            text: 'Un avis est publié dans le mois qui suit sa réception et reste en ligne tant que son auteur n’en demande pas le retrait.',
          },
          {
            icon: 'shield',
            title: 'Ce que nous refusons',
            text: 'Les injures, la publicité, les données personnelles d’autrui et les avis sans rapport avec nos travaux. L’auteur en est informé, avec la raison. Une mauvaise note n’est pas un motif de refus.',
          },
          {
            icon: 'alert',
            title: 'Un doute sur un avis ?',
            text: 'Le lien « Signaler cet avis », sous chacun, est gratuit. Nous vérifions, nous vous répondons, et nous retirons ce qui ne tient pas.',
          },
        ],
      },
    },
    {
      id: 'appel',
      kind: 'closing',
      content: {
        title: 'À votre tour de nous parler de votre toit',
        text: 'Devis gratuit, détaillé et sans engagement. Et si vous êtes déjà client, votre avis nous intéresse, quel qu’il soit.',
        button: 'Demander un devis gratuit',
        buttonLink: '/contact',
        second: 'Voir nos services',
        secondLink: '/services',
        look: 'light',
      },
    },
  ],
};
