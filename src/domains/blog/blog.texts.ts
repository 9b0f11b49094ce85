import { catalogue } from '#src/kernel/catalogue.ts';

/** UI texts of the article API and its export. */
export const BLOG_TEXTS = catalogue('blog', {
  created: 'Article enregistré.',
  changed: 'Article modifié.',
  deleted: 'Article supprimé.',
  columns: [
    'Titre',
    'Catégorie',
    'Statut',
    'Auteur',
    'Temps de lecture',
    'Adresse',
    'Créé le',
    'Publié le',
    'Modifié le',
  ],
  statuses: { published: 'Publié', draft: 'Brouillon' },
});
