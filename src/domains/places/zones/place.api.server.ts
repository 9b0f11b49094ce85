import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { changeArea } from './commands/change-area.server.ts';
import { changePlace } from './commands/change-place.server.ts';
import { createPlace } from './commands/create-place.server.ts';
import { deletePlace } from './commands/delete-place.server.ts';
import { movePlace } from './commands/move-place.server.ts';
import { PLACE_TEXTS as texts } from './place.texts.ts';
import {
  countStoredPlaces,
  findCommunes,
  listNearbyCommunes,
  listStoredPlaces,
  openPlace,
  readAreaRecord,
} from './zone.queries.server.ts';

export const placeApi: Endpoint[] = [
  endpoint('get', '/admin/places', listStoredPlaces, { summary: 'Lieux où l’entreprise intervient' }),
  endpoint('get', '/admin/places/statistics', countStoredPlaces, { summary: 'Nombre de lieux, de zones et de pages' }),
  endpoint('get', '/admin/places/{id}', openPlace, { summary: 'Un lieu' }),
  endpoint('post', '/admin/places', createPlace, { summary: 'Ajouter un lieu', status: 201, message: texts.created }),
  endpoint('put', '/admin/places/{id}', changePlace, {
    summary: 'Modifier un lieu : seuls les champs envoyés changent',
    message: texts.changed,
  }),
  endpoint('put', '/admin/places/{id}/move', movePlace, {
    summary: 'Monter ou descendre un lieu d’une place',
    message: texts.moved,
  }),
  endpoint('delete', '/admin/places/{id}', deletePlace, { summary: 'Supprimer un lieu', message: texts.deleted }),
  endpoint('get', '/admin/communes', findCommunes, {
    summary: 'Communes de France par le début de leur nom ou de leur code postal',
  }),
  endpoint('get', '/admin/communes/around', listNearbyCommunes, {
    summary: 'Communes proposées autour de l’une d’elles, les plus proches d’abord',
  }),
  endpoint('get', '/admin/area', readAreaRecord, { summary: 'Siège, rayon et centre de la zone d’intervention' }),
  endpoint('put', '/admin/area', changeArea, {
    summary: 'Modifier le siège, le rayon ou le centre : seuls les champs envoyés changent',
    message: texts.areaChanged,
  }),
];
