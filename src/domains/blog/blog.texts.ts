import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of the articles' API and of their export. */
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
