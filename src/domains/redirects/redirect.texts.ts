import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the redirects' API. */
export const REDIRECT_TEXTS = catalogue('redirect', {
  created: 'Redirection ajoutée.',
  changed: 'Redirection modifiée.',
  deleted: 'Redirection supprimée.',
  columns: ['Ancienne adresse', 'Nouvelle adresse', 'Durée'],
  import: {
    empty: 'Ce fichier ne contient aucune redirection.',
    unreadable: 'Ce fichier ne se lit pas comme un CSV : vérifiez ses guillemets.',
    missing: 'Colonne « {column} » absente.',
    tooMany: '{max} redirections au plus par import.',
    refused: 'Des lignes sont à corriger : rien n’a été ajouté.',
    line: 'Ligne {line} : {message}',
    status: 'Durée : 301 (définitive) ou 302 (temporaire) est attendu.',
    columns: { from_path: 'Ancienne adresse', to_path: 'Nouvelle adresse', status: 'Durée' },
  },
});
