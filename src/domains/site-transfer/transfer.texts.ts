import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the import and export of the site's content. */
export const TRANSFER_TEXTS = catalogue('site-transfer', {
  area: 'Zone d’intervention',
  unnamed: 'sans nom',
  pictureMissing: 'Une image de cet élément manque dans l’archive.',
  twice: 'Cet élément est deux fois dans le fichier.',
  applied: 'Contenu importé.',
  planned: 'Fichier lu : rien n’a encore changé.',
  archiveTooLarge: 'Cette archive dépasse 250 Mo.',
});
