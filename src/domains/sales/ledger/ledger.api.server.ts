import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { countClosings, exportClosings, listClosings, readClosing } from './ledger-closing.queries.server.ts';
import { exportLines } from './ledger-closing.views.ts';

/** Endpoints that read the closings of the ledger; none changes them. */
export const ledgerApi: Endpoint[] = [
  endpoint('get', '/admin/closings', listClosings, { summary: 'Clôtures du journal des encaissements' }),
  endpoint('get', '/admin/closings/statistics', countClosings, { summary: 'Nombre de clôtures, et total perpétuel' }),
  listExport('/admin/closings/export', exportClosings, {
    summary: 'Clôtures en fichier CSV ou Excel',
    name: 'clotures',
    toLines: exportLines,
  }),
  endpoint('get', '/admin/closings/{id}', readClosing, { summary: 'Une clôture' }),
];
