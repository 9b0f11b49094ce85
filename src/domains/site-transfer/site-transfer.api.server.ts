import { z } from 'zod';
import { staffExports } from '#src/platform/http/answer-turns.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readFields } from '#src/platform/http/form-fields.server.ts';
import { importSite } from './commands/import-site.server.ts';
import { importWordpress } from './commands/import-wordpress.server.ts';
import { siteArchive } from './site-archive.document.server.ts';
import { exportSite } from './site-archive.queries.server.ts';
import { TRANSFER_TEXTS as texts } from './transfer.texts.ts';
import { ARCHIVE_MAX_BYTES, type SiteImport, type WordPressImport } from './transfer-report.contract.ts';

const BODY = { multipart: ARCHIVE_MAX_BYTES, tooLarge: texts.archiveTooLarge };
const message = ({ applied }: { applied: boolean }): string => (applied ? texts.applied : texts.planned);

const readArchive = async ({ req }: ApiRequest) => (await readFields(req.raw)) as z.input<typeof SiteImport>;

const readExport = async ({ req }: ApiRequest) => (await readFields(req.raw)) as z.input<typeof WordPressImport>;

export const siteTransferApi: Endpoint[] = [
  endpoint('get', '/admin/site-archive', exportSite, {
    summary: 'Tout le contenu du site en une archive : textes en JSON, et images',
    turns: staffExports,
    answers: { 'application/zip': z.file() },
    send: (_request, site) => siteArchive(site),
  }),
  endpoint('post', '/admin/site-archive', importSite, {
    summary: 'Lire une archive de site ; « apply » la reprend, entière ou pas du tout',
    body: BODY,
    read: readArchive,
    message,
  }),
  endpoint('post', '/admin/site-archive/wordpress', importWordpress, {
    summary: 'Lire un export WordPress et ses images ; « apply » les reprend, en entier ou pas du tout',
    body: BODY,
    read: readExport,
    message,
  }),
];
