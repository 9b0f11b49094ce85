import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the import and export of the site's content. */
export const TRANSFER_TEXTS = catalogue('site-transfer', {
  area: 'Zone d’intervention',
  unnamed: 'sans nom',
  pictureMissing: 'Une image de cet élément manque dans l’archive.',
  twice: 'Cet élément est deux fois dans le fichier.',
  applied: 'Contenu importé.',
  planned: 'Fichier lu : rien n’a encore changé.',
  wordpress: {
    thumbnails:
      '{count} images n’ont pas été trouvées : joignez une archive ZIP du dossier wp-content/uploads pour les reprendre.',
    bodyPictures: '{count} images au milieu des textes ne sont pas reprises : un article montre une seule image.',
    pages: 'Ces pages entrent comme services masqués, à relire :',
    left: '{count} éléments n’ont pas de place ici (accueil, pages que le site a déjà, menus, réglages).',
  },
  archiveTooLarge: 'Cette archive dépasse 250 Mo.',
});
