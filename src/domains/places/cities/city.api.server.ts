import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { openCityPage } from './city.queries.server.ts';
import { CITY_EDITOR_TEXTS as texts } from './city-editor.texts.ts';
import { deleteCityPage } from './commands/delete-city-page.server.ts';
import { saveCityPage } from './commands/save-city-page.server.ts';

export const cityApi: Endpoint[] = [
  endpoint('get', '/admin/places/{id}/page', openCityPage, {
    summary: 'Page d’une commune, ou son squelette, et la part de son texte qui lui est propre',
  }),
  endpoint('put', '/admin/places/{id}/page', saveCityPage, {
    summary: 'Enregistrer la page d’une commune, publiée ou non',
    message: texts.saved,
  }),
  endpoint('delete', '/admin/places/{id}/page', deleteCityPage, {
    summary: 'Supprimer la page d’une commune',
    message: texts.deleted,
  }),
];
