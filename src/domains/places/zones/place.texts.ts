import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the places' API. */
export const PLACE_TEXTS = catalogue('place', {
  created: 'Lieu ajouté.',
  changed: 'Lieu modifié.',
  moved: 'Ordre modifié.',
  deleted: 'Lieu supprimé.',
  areaChanged: 'Zone d’intervention enregistrée.',
});
