import type { z } from 'zod';
import { staffExports } from '#src/platform/http/answer-turns.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readFields } from '#src/platform/http/form-fields.server.ts';
import { importSite } from './commands/import-site.server.ts';
import { siteArchive } from './site-archive.document.server.ts';
import { exportSite } from './site-archive.queries.server.ts';
import { TRANSFER_TEXTS as texts } from './transfer.texts.ts';
import { ARCHIVE_MAX_BYTES, type SiteImport } from './transfer-report.contract.ts';

const BODY = { multipart: ARCHIVE_MAX_BYTES, tooLarge: texts.archiveTooLarge };
const message = ({ applied }: { applied: boolean }): string => (applied ? texts.applied : texts.planned);

const readArchive = async ({ req }: ApiRequest) => (await readFields(req.raw)) as z.input<typeof SiteImport>;

export const siteTransferApi: Endpoint[] = [
  endpoint('get', '/admin/site-archive', exportSite, {
    summary: 'Tout le contenu du site en une archive : textes en JSON, et images',
    turns: staffExports,
    send: (_request, site) => siteArchive(site),
  }),
  endpoint('post', '/admin/site-archive', importSite, {
    summary: 'Lire une archive de site ; « apply » la reprend, entière ou pas du tout',
    body: BODY,
    read: readArchive,
    message,
  }),
];
