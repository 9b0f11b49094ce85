import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { CannedDesk } from '../chat-admin.contract.ts';

/** Ready answers, and what stands in them: for those who answer visitors, whether they may read the settings or not. */
export const listCannedReplies = query({
  allow: 'requests:read',
  input: z.object({}),
  output: CannedDesk,
  run: async (_input, { requestId }) => {
    const { chat, general } = await readSettings(systemContext(requestId), {});
    return { replies: chat.canned_replies, company: general.site_name, phone: general.contact_phone };
  },
});
