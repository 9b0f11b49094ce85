import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { changeRedirect } from './commands/change-redirect.server.ts';
import { createRedirect } from './commands/create-redirect.server.ts';
import { deleteRedirect } from './commands/delete-redirect.server.ts';
import { importRedirects } from './commands/import-redirects.server.ts';
import { countStoredRedirects, exportRedirects, listStoredRedirects, openRedirect } from './redirect.queries.server.ts';
import { REDIRECT_TEXTS as texts } from './redirect.texts.ts';
import { exportLines } from './redirect.views.ts';

export const redirectApi: Endpoint[] = [
  endpoint('get', '/admin/redirects', listStoredRedirects, { summary: 'Anciennes adresses redirigées' }),
  endpoint('get', '/admin/redirects/statistics', countStoredRedirects, {
    summary: 'Nombre de redirections définitives et temporaires',
  }),
  listExport('/admin/redirects/export', exportRedirects, {
    summary: 'Redirections en fichier CSV ou Excel',
    name: 'redirections',
    toLines: (rows) => exportLines(rows, texts.columns),
  }),
  endpoint('post', '/admin/redirects/import', importRedirects, {
    summary: 'Lire un fichier CSV de redirections ; « apply » les ajoute, toutes ou aucune',
  }),
  endpoint('get', '/admin/redirects/{id}', openRedirect, { summary: 'Une redirection' }),
  endpoint('post', '/admin/redirects', createRedirect, {
    summary: 'Rediriger une ancienne adresse vers une page du site',
    status: 201,
    message: texts.created,
  }),
  endpoint('put', '/admin/redirects/{id}', changeRedirect, {
    summary: 'Modifier une redirection : seuls les champs envoyés changent',
    message: texts.changed,
  }),
  endpoint('delete', '/admin/redirects/{id}', deleteRedirect, {
    summary: 'Supprimer une redirection',
    message: texts.deleted,
  }),
];
