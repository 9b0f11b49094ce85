import type { z } from 'zod';
import { readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { changeSettings } from './commands/change-settings.server.ts';
import { importSettings } from './commands/import-settings.server.ts';
import { sendTestMail } from './commands/send-test-mail.server.ts';
import { exportSettings, listSettings } from './setting.queries.server.ts';
import type { GroupChange } from './setting-exchange.contract.ts';

/** Reads the group's fields and the version that was read from the body; the group's name is in the path. */
async function readGroup(request: ApiRequest): Promise<z.input<typeof GroupChange>> {
  const { updated_at, ...values } = await readJsonObject(request.req.raw);
  const group = request.req.param('group') as z.input<typeof GroupChange>['group'];
  return { group, values, ...(updated_at === undefined ? {} : { updated_at: updated_at as string }) };
}

export const settingApi: Endpoint[] = [
  endpoint('get', '/admin/settings', listSettings, { summary: 'Tous les réglages, par groupe', wrap: 'flat' }),
  endpoint('get', '/admin/settings/export', exportSettings, { summary: 'Réglages en fichier', wrap: 'flat' }),
  endpoint('post', '/admin/settings/import', importSettings, {
    summary: 'Reprendre les réglages d’un fichier',
    message: 'Settings imported successfully!',
  }),
  endpoint('post', '/admin/settings/test-mail', sendTestMail, { summary: 'Envoyer un e-mail d’essai' }),
  endpoint('put', '/admin/settings/{group}', changeSettings, {
    summary: 'Enregistrer un groupe de réglages',
    read: readGroup,
    message: ({ group }) => `${group} settings saved successfully!`,
  }),
];
