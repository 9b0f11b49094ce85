import { z } from 'zod';
import { readPresence } from '#src/domains/accounts/auth/operations/read-presence.server.ts';
import { describeOpening } from '#src/domains/settings/operations/describe-opening.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { ChatStatus, PRESENCE_SECONDS } from '../chat.contract.ts';

/** Returns whether chat is available now, and the text shown while nobody is online. */
export const readChatStatus = query({
  allow: 'anyone',
  input: z.object({}),
  output: ChatStatus,
  run: async () => {
    const { chat, general } = await readSettings();
    const { is_there } = await readPresence({ within: PRESENCE_SECONDS });
    const { is_open, sentence } = await describeOpening();
    return {
      is_enabled: chat.is_enabled,
      is_online: is_there,
      company: general.site_name,
      greeting: chat.greeting,
      is_open,
      away: [chat.away, sentence].filter((message) => message !== '').join(' '),
    };
  },
});
