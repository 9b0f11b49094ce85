import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { compareCityVersion, linkCityPreview, listCityVersions, openCityPage } from './city.queries.server.ts';
import { CITY_EDITOR_TEXTS as texts } from './city-editor.texts.ts';
import { cancelCityPublication } from './commands/cancel-city-publication.server.ts';
import { deleteCityPage } from './commands/delete-city-page.server.ts';
import { discardCityDraft } from './commands/discard-city-draft.server.ts';
import { planCityPublication } from './commands/plan-city-publication.server.ts';
import { restoreCityVersion } from './commands/restore-city-version.server.ts';
import { saveCityPage } from './commands/save-city-page.server.ts';
import { withdrawCityPage } from './commands/withdraw-city-page.server.ts';

export const cityApi: Endpoint[] = [
  endpoint('get', '/admin/places/{id}/page', openCityPage, {
    summary: 'Page d’une commune, ou son squelette, et la part de son texte qui lui est propre',
  }),
  endpoint('put', '/admin/places/{id}/page', saveCityPage, {
    summary: 'Enregistrer la page d’une commune : brouillon, ou publiée tout de suite',
    message: ({ isPublished, hasDraft }) => (isPublished && !hasDraft ? texts.published : texts.saved),
  }),
  endpoint('delete', '/admin/places/{id}/page', deleteCityPage, {
    summary: 'Supprimer la page d’une commune',
    message: texts.deleted,
  }),
  endpoint('delete', '/admin/places/{id}/page/draft', discardCityDraft, {
    summary: 'Abandonner le brouillon de la page d’une commune',
    message: texts.discarded,
  }),
  endpoint('delete', '/admin/places/{id}/page/publication', withdrawCityPage, {
    summary: 'Retirer du site la page d’une commune',
    message: texts.withdrawn,
  }),
  endpoint('put', '/admin/places/{id}/page/plan', planCityPublication, {
    summary: 'Programmer la publication de la page d’une commune',
    message: texts.planned,
  }),
  endpoint('delete', '/admin/places/{id}/page/plan', cancelCityPublication, {
    summary: 'Annuler la publication programmée de la page d’une commune',
    message: texts.unplanned,
  }),
  endpoint('get', '/admin/places/{id}/page/preview', linkCityPreview, {
    summary: 'L’adresse de l’aperçu de la page d’une commune, valable une demi-heure',
  }),
  endpoint('get', '/admin/places/{id}/page/versions', listCityVersions, {
    summary: 'Les 50 dernières versions publiées de la page d’une commune',
  }),
  endpoint('get', '/admin/places/{id}/page/versions/{version}', compareCityVersion, {
    summary: 'Ce qui a changé entre une version de la page d’une commune et le texte actuel',
  }),
  endpoint('post', '/admin/places/{id}/page/versions/{version}/restore', restoreCityVersion, {
    summary: 'Reprendre en brouillon une version de la page d’une commune',
    message: texts.restored,
  }),
];
