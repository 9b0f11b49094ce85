import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the import and export of the site's content. */
export const TRANSFER_TEXTS = catalogue('site-transfer', {
  area: 'Zone d’intervention',
  unnamed: 'sans nom',
  pictureMissing: 'Une image de cet élément manque dans l’archive.',
  twice: 'Cet élément est deux fois dans le fichier.',
  lost: 'La page de cette adresse est refusée.',
  applied: 'Contenu importé.',
  planned: 'Fichier lu : rien n’a encore changé.',
  wordpress: {
    missing: 'Images introuvables : {count}. Joignez une archive ZIP du dossier wp-content/uploads pour les reprendre.',
    missingNames: 'Il manque :',
    untold:
      'Images sans texte de remplacement : {count}. Le titre de l’article en tient lieu : décrivez ce qu’elles montrent.',
    pagePictures: 'Images dans le texte des pages, non reprises : {count}. Un service montre une seule image.',
    pages: 'Ces pages entrent comme services masqués, à relire :',
    left: 'Éléments sans place ici (accueil, pages que le site a déjà, menus, réglages) : {count}.',
  },
  archiveTooLarge: 'Cette archive dépasse 250 Mo.',
});
