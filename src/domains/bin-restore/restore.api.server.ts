import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { restoreBinRecords } from './commands/restore-bin-records.server.ts';
import { undoDeletion } from './commands/undo-deletion.server.ts';

export const restoreApi: Endpoint[] = [
  endpoint('post', '/admin/bin/restore', restoreBinRecords, {
    summary: 'Restaurer des éléments de la corbeille ; ceux qui sont refusés y restent',
  }),
  endpoint('post', '/admin/bin/undo', undoDeletion, {
    summary: 'Annuler une suppression : reprendre ce qui a été supprimé en dernier sous ces identifiants',
  }),
];
