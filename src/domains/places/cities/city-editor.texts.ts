import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the editor of a town's page. */
export const CITY_EDITOR_TEXTS = catalogue('city-editor', {
  saved: 'Page enregistrée.',
  deleted: 'Page supprimée.',
});
