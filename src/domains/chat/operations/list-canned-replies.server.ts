import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { CannedReplyList } from '../chat-admin.contract.ts';

/** Returns the canned replies and their placeholder values to staff who answer, even without access to settings. */
export const listCannedReplies = query({
  allow: 'requests:read',
  input: z.object({}),
  output: CannedReplyList,
  run: async (_input) => {
    const { chat, general } = await readSettings();
    return { replies: chat.canned_replies, company: general.site_name, phone: general.contact_phone };
  },
});
