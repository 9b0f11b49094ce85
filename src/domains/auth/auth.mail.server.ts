import { letter } from '#src/platform/mail/letter.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { INVITATION_DAYS, RESET_LINK_MINUTES } from './auth.contract.ts';

/** The link to choose a new password. */
export async function sendResetLetter(
  to: { name: string; email: string },
  token: string,
  company: string,
): Promise<void> {
  const parts = letter({
    title: 'Choisir un nouveau mot de passe',
    paragraphs: [
      `Bonjour ${to.name},`,
      `Vous avez demandé à changer de mot de passe. Le lien ci-dessous est valable ${RESET_LINK_MINUTES} minutes et ne sert qu’une fois.`,
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: publicLink(`/nouveau-mot-de-passe?token=${token}`) },
    footer: company,
  });
  await sendMail({ to: to.email, subject: 'Choisir un nouveau mot de passe', automatic: true, ...parts });
}

/** The link by which somebody opens the account made for them. */
export async function sendInvitation(
  to: { name: string; email: string },
  token: string,
  company: string,
): Promise<void> {
  const parts = letter({
    title: `Votre compte chez ${company}`,
    paragraphs: [
      `Bonjour ${to.name},`,
      `Un compte vient d’être ouvert à votre nom. Choisissez votre mot de passe pour y entrer : le lien ci-dessous est valable ${INVITATION_DAYS} jours et ne sert qu’une fois.`,
      'Si vous n’attendiez pas ce message, ignorez-le : sans mot de passe, personne n’entre.',
    ],
    action: { label: 'Choisir mon mot de passe', url: publicLink(`/nouveau-mot-de-passe?token=${token}`) },
    footer: company,
  });
  await sendMail({ to: to.email, subject: `Votre compte chez ${company}`, automatic: true, ...parts });
}
