import { z } from 'zod';
import { Text } from '#src/kernel/fields.ts';
import { CannedReplies } from './canned-reply.contract.ts';

const SENTENCE_MAX = 300;

/** Settings of the live conversation on the public site. */
export const ChatSettings = z.object({
  is_enabled: z.boolean().default(true),
  greeting: Text(SENTENCE_MAX).default(
    'Bonjour ! Une question sur votre toiture ? Écrivez-nous, nous vous répondons ici.',
  ),
  /** Shown while no administrator is online. */
  away: Text(SENTENCE_MAX).default('Nous ne sommes pas devant l’écran pour l’instant.'),
  canned_replies: CannedReplies,
});
