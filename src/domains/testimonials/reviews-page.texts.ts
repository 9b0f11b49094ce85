import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of /avis. */
export const REVIEWS_PAGE_TEXTS = catalogue('reviews-page', {
  meta: {
    title: 'Témoignages de nos clients – {name}',
    onPage: '{text} (page {page})',
    description:
      'Les avis des clients de {name}, bons et moins bons : ce qui a été fait, où, quand, et la note de chacun. Recherche par commune, par mot, par note.',
  },
  crumb: 'Avis clients',
  hero: {
    title: 'Témoignages de nos clients',
    text: 'Des toits refaits, des fuites arrêtées, parfois un retard : nos clients racontent leur chantier, avec leurs mots.',
  },
  figures: {
    count: 'témoignages publiés',
    average: 'note moyenne sur 5',
    averageStars: '{average} sur 5',
    satisfaction: '{satisfaction}%',
    satisfactionLabel: 'de satisfaction, notre engagement',
    satisfactionNote: 'Une réserve en fin de chantier ? Nous revenons la lever, c’est aussi la loi.',
  },
  form: {
    title: 'Chercher dans les avis',
    search: 'Mot, nom ou commune',
    rating: 'Note',
    all: 'Toutes les notes',
    stars: '{count} étoiles',
    star: '1 étoile',
    reviews: '{count} avis',
    submit: 'Rechercher',
  },
  list: {
    title: 'Ce qu’ils disent de nous',
    found: '{count} témoignage(s) trouvé(s)',
    clear: 'Effacer les filtres',
    order: 'D’abord ceux que l’entreprise met en avant, puis du plus récent au plus ancien.',
    rulesLink: 'Comment nous publions les avis',
    none: 'Aucun avis disponible pour le moment.',
    noneText:
      'Nos premiers clients n’ont pas encore pris la plume. Vous serez peut-être le prochain à nous parler de votre toit.',
    noneFound: 'Aucun témoignage ne correspond à votre recherche.',
    noneFoundText: 'Essayez un autre mot, une commune voisine ou une autre note.',
    failed: 'Erreur lors du chargement des témoignages',
    failedText: 'Les avis reviennent dans un instant. Rien ne vous empêche de nous appeler ou de nous écrire.',
    retry: 'Réessayer',
    pages: 'Pages des avis',
    previous: 'Avis précédents',
    next: 'Avis suivants',
    position: 'Page {page} sur {last}',
  },
  report: {
    subject: 'Signaler un avis : {name}, publié le {date}',
    body: 'Bonjour,\n\nL’avis de {name}, publié le {date}, me paraît douteux pour la raison suivante :\n\n',
  },
  rules: {
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
  call: {
    title: 'À votre tour de nous parler de votre toit',
    text: 'Devis gratuit, détaillé et sans engagement. Et si vous êtes déjà client, votre avis nous intéresse, quel qu’il soit.',
    quote: 'Demander un devis gratuit',
    services: 'Voir nos services',
  },
});
