import { catalogue } from '#src/kernel/catalogue.ts';

/** Words of the search and the list on /avis. */
export const REVIEWS_PAGE_TEXTS = catalogue('reviews-page', {
  figures: {
    count: 'témoignages publiés',
    average: 'note moyenne sur 5',
    averageStars: '{average} sur 5',
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
    found: '{count} témoignage(s) trouvé(s)',
    clear: 'Effacer les filtres',
    order: 'D’abord ceux que l’entreprise met en avant, puis du plus récent au plus ancien.',
    rulesLink: 'Comment nous publions les avis',
    none: 'Aucun avis disponible pour le moment.',
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
});
