import type { Role } from '#src/kernel/actor.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { sendUnprovenMail } from '#src/platform/mail/unproven-mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { INVITATION_DAYS, RESET_LINK_MINUTES } from './auth.contract.ts';

interface Person {
  name: string;
  email: string;
  /** Until then, the name may be any text typed with another person's address. */
  email_verified: boolean;
}

const greeting = ({ name, email_verified }: Person): string => (email_verified ? `Bonjour ${name},` : 'Bonjour,');

/** Sends the link to choose a new password. */
export async function sendResetEmail(to: Person, token: string, company: string): Promise<void> {
  const parts = emailContent({
    title: 'Choisir un nouveau mot de passe',
    paragraphs: [
      greeting(to),
      `Vous avez demandé à changer de mot de passe. Le lien ci-dessous est valable ${RESET_LINK_MINUTES} minutes et ne sert qu’une fois.`,
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: publicLink(href('/nouveau-mot-de-passe', { token })) },
    footer: company,
  });
  const mail = { to: to.email, subject: 'Choisir un nouveau mot de passe', automatic: true, ...parts };
  await (to.email_verified ? sendMail(mail) : sendUnprovenMail('password-reset', mail));
}

/** Sends the link that opens an account created by an administrator. */
export async function sendInvitation(
  to: { name: string; email: string },
  token: string,
  company: string,
): Promise<void> {
  const parts = emailContent({
    title: `Votre compte chez ${company}`,
    paragraphs: [
      `Bonjour ${to.name},`,
      `Un compte vient d’être ouvert à votre nom. Choisissez votre mot de passe pour y entrer : le lien ci-dessous est valable ${INVITATION_DAYS} jours et ne sert qu’une fois.`,
      'Si vous n’attendiez pas ce message, ignorez-le : sans mot de passe, personne n’entre.',
    ],
    action: { label: 'Choisir mon mot de passe', url: publicLink(href('/nouveau-mot-de-passe', { token })) },
    footer: company,
  });
  await sendMail({ to: to.email, subject: `Votre compte chez ${company}`, automatic: true, ...parts });
}

/** Reports a sign-in from an unknown device. */
export async function sendLoginAlert(
  to: Person & { role: Role },
  from: { device: string; ip: string; at: string },
  company: string,
): Promise<void> {
  const title = 'Nouvelle connexion à votre compte';
  const parts = emailContent({
    title,
    paragraphs: [
      greeting(to),
      `Un appareil qui ne s’était jamais connecté vient d’entrer dans votre compte : ${from.device}, adresse ${from.ip || 'inconnue'}, le ${formatDateTime(from.at)} (heure de Paris).`,
      'Si c’est vous, vous n’avez rien à faire. Sinon, changez votre mot de passe sans attendre : toutes les autres sessions seront fermées.',
    ],
    action:
      to.role === 'admin'
        ? { label: 'Vérifier mes sessions', url: publicLink(href('/admin/profile', { onglet: 'securite' })) }
        : { label: 'Changer mon mot de passe', url: publicLink(href('/mot-de-passe-oublie')) },
    footer: company,
  });
  await sendMail({ to: to.email, subject: title, automatic: true, ...parts });
}
