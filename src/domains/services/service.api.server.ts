import type { z } from 'zod';
import { PICTURE_FORM_LIMIT_BYTES, PICTURE_LIMIT_BYTES } from '#src/domains/media/picture.contract.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { readForm } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { getFields, readFields } from '#src/platform/http/form-fields.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { changeService } from './commands/change-service.server.ts';
import { changeServices } from './commands/change-services.server.ts';
import { createService } from './commands/create-service.server.ts';
import { orderServices } from './commands/order-services.server.ts';
import { removeService } from './commands/remove-service.server.ts';
import { toggleService } from './commands/toggle-service.server.ts';
import type { NewService, ServiceChange } from './service.contract.ts';
import {
  countServices,
  exportServices,
  listServices,
  listStoredServices,
  readService,
  readStoredService,
} from './service.queries.server.ts';
import { SERVICE_EXPORT_TEXTS } from './service.texts.ts';
import { exportLines } from './service.views.ts';

const LISTS = ['features', 'advantages', 'sub_services', 'materials', 'process'];
const BODY = { json: PICTURE_LIMIT_BYTES, multipart: PICTURE_FORM_LIMIT_BYTES };

const METHOD_MISSING = 'Un formulaire vers cette adresse doit porter _method=PUT.';

const readNew = async ({ req }: ApiRequest) => (await readFields(req.raw, LISTS)) as z.input<typeof NewService>;

const readChange = async ({ req }: ApiRequest) =>
  ({ ...(await readFields(req.raw, LISTS)), id: req.param('id') }) as z.input<typeof ServiceChange>;

/** Reads a posted form: forms cannot send PUT, so a field states the method. Override headers are ignored. */
async function readPostedChange({ req }: ApiRequest): Promise<z.input<typeof ServiceChange>> {
  const { _method, ...fields } = getFields(await readForm(req.raw), LISTS);
  if (_method !== 'PUT') throw new DomainError('malformed', METHOD_MISSING);
  return { ...fields, id: req.param('id') } as z.input<typeof ServiceChange>;
}

export const serviceApi: Endpoint[] = [
  endpoint('get', '/services', listServices, { summary: 'Services publiés', isCached: true }),
  endpoint('get', '/services/slug/{slug}', readService, { summary: 'Service par son adresse' }),
  endpoint('get', '/admin/services', listStoredServices, { summary: 'Tous les services' }),
  endpoint('get', '/admin/services/statistics', countServices, { summary: 'Nombre de services' }),
  listExport('/admin/services/export', exportServices, {
    summary: 'Services en fichier CSV ou Excel',
    name: 'services',
    toLines: (rows) => exportLines(rows, SERVICE_EXPORT_TEXTS),
  }),
  endpoint('put', '/admin/services/order', orderServices, { summary: 'Ranger des services' }),
  endpoint('post', '/admin/services/bulk', changeServices, { summary: 'Agir sur plusieurs services' }),
  endpoint('post', '/admin/services', createService, {
    summary: 'Ajouter un service',
    status: 201,
    body: BODY,
    read: readNew,
  }),
  endpoint('get', '/admin/services/{id}', readStoredService, { summary: 'Un service' }),
  endpoint('put', '/admin/services/{id}', changeService, {
    summary: 'Modifier un service',
    body: BODY,
    read: readChange,
  }),
  endpoint('post', '/admin/services/{id}', changeService, {
    summary: 'Modifier un service par un formulaire avec _method=PUT',
    body: { urlEncoded: true, multipart: PICTURE_FORM_LIMIT_BYTES },
    read: readPostedChange,
  }),
  endpoint('delete', '/admin/services/{id}', removeService, { summary: 'Supprimer un service' }),
  endpoint('put', '/admin/services/{id}/toggle-status', toggleService, { summary: 'Publier ou retirer un service' }),
];
