import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { countBinRecords, listBin } from './bin.queries.server.ts';
import { emptyBin } from './commands/empty-bin.server.ts';

export const binApi: Endpoint[] = [
  endpoint('get', '/admin/bin', listBin, { summary: 'Corbeille : éléments supprimés que l’on peut encore restaurer' }),
  endpoint('get', '/admin/bin/statistics', countBinRecords, {
    summary: 'Nombre d’éléments de la corbeille, par sorte',
  }),
  endpoint('post', '/admin/bin/empty', emptyBin, {
    summary: 'Supprimer définitivement des éléments de la corbeille : ceux de « ids », sinon tous',
  }),
];
