import { z } from 'zod';
import { Line, Text } from '#src/kernel/fields.ts';

/** Contract of the canned replies for the live conversation. */

export const CANNED_MAX = 30;
const TITLE_MAX = 60;
const TEXT_MAX = 2_000;

/** `{prenom}`, `{entreprise}` and `{telephone}` in the text are replaced on insertion. */
export const CannedReply = z.object({ title: Line(TITLE_MAX, 1), text: Text(TEXT_MAX, 1) });
export type CannedReply = z.infer<typeof CannedReply>;

/** Default replies to common questions; each company replaces them with its own. */
const FIRST_REPLIES: CannedReply[] = [
  {
    title: 'Fuite urgente',
    text: 'Bonjour {prenom}, mettez d’abord une bassine sous la fuite et éloignez ce qui craint l’eau, surtout l’électricité. Ne montez pas sur le toit. Envoyez-nous une photo ici avec votre adresse, ou appelez-nous tout de suite au {telephone}.',
  },
  {
    title: 'Visite pour un devis',
    text: 'Bonjour {prenom}, nous passons voir la toiture avant de chiffrer : la visite dure environ trois quarts d’heure et le devis suit par e-mail. Quels jours et à quels moments vous arrangent ? Indiquez-nous aussi l’adresse du chantier et un numéro de téléphone.',
  },
  {
    title: 'Zone d’intervention',
    text: 'Bonjour {prenom}, donnez-nous votre commune et nous vous disons si nous y intervenons et sous quel délai. La page « Zones » du site calcule aussi la distance et le déplacement.',
  },
  {
    title: 'Horaires et rappel',
    text: 'Bonjour {prenom}, nous sommes sur les toits en journée et répondons ici dès que nous redescendons. Laissez-nous votre numéro : {entreprise} vous rappelle. Pour une urgence : {telephone}.',
  },
];

export const CannedReplies = z.array(CannedReply).max(CANNED_MAX).default(FIRST_REPLIES);

const SENTENCE_MAX = 300;

/** Settings of the live conversation on the public site. */
export const ChatSettings = z.object({
  is_enabled: z.boolean().default(true),
  greeting: Text(SENTENCE_MAX).default(
    'Bonjour ! Une question sur votre toiture ? Écrivez-nous, nous vous répondons ici.',
  ),
  /** Shown while no administrator is online. */
  away: Text(SENTENCE_MAX).default('Nous ne sommes pas devant l’écran pour l’instant.'),
  canned_replies: CannedReplies,
});
