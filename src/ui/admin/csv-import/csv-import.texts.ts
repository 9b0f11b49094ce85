import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of every import from a CSV file; those in pairs are for one and for several. */
export const CSV_IMPORT_TEXTS = catalogue('csv-import', {
  open: 'Importer (CSV)',
  choose: 'Choisir un fichier CSV',
  other: 'Choisir un autre fichier',
  model: 'Télécharger un modèle',
  error: 'Erreur lors de la lecture du fichier',
  wrong: [
    '1 erreur à corriger dans le fichier : rien ne sera ajouté avant.',
    '{count} erreurs à corriger dans le fichier : rien ne sera ajouté avant.',
  ],
  line: 'Ligne {line} : {message}',
  ignored: 'Colonnes laissées de côté : {columns}.',
  preview: 'Aperçu de l’import',
  more: 'et {count} autres',
  already: 'déjà là',
  cancel: 'Annuler',
});
