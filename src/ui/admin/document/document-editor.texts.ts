import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the editor of any page: what is the same for the site's pages and the towns'. */
export const DOCUMENT_EDITOR_TEXTS = catalogue('document-editor', {
  status: {
    saved: 'Brouillon enregistré',
    published: 'Rien à publier',
    saving: 'Enregistrement…',
    typing: 'Modifications en cours',
    refused: 'Non enregistré : corrigez les champs signalés',
    failed: 'Non enregistré',
  },
  panes: { label: 'Volet', preview: 'Aperçu', sections: 'Sections', fields: 'Champs' },
  preview: 'Aperçu de la page',
  previewError: 'L’aperçu n’a pas pu être ouvert',
  sections: 'Sections de la page',
  searchEngines: 'Moteurs de recherche',
  choose: 'Choisissez une section dans la liste ou dans l’aperçu.',
  saveError: 'Le brouillon n’a pas pu être enregistré',
  actError: 'L’action n’a pas abouti',
  faultsTitle: 'La page ne peut pas être publiée en l’état',
  conflictTitle: 'Quelqu’un d’autre a modifié cette page',
  conflictText:
    'Vos dernières modifications ne sont pas enregistrées. Reprenez sa version, ou remplacez-la par la vôtre.',
  takeTheirs: 'Reprendre sa version',
  keepMine: 'Garder la mienne',
  result: 'Aperçu dans un moteur de recherche',
  fields: {
    count: '{count} / {max}',
    placeholders: 'Insérer un repère',
    example: 'par exemple {example}',
    markup: '**gras**, [lien](/contact), « - » pour une liste',
    addItem: 'Ajouter : {name}',
    removeItem: 'Retirer : {name}',
    item: '{name} {place}',
    linkHint: 'Une page du site (/contact), une adresse https://, tel: ou mailto:.',
    serviceHint: 'Fin de l’adresse du service : charpente, zinguerie…',
  },
});
