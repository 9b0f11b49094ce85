import { href } from '#src/kernel/href.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { sendUnprovenMail } from '#src/platform/mail/unproven-mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { DISAVOWAL_DAYS, VERIFICATION_HOURS } from './auth.contract.ts';

interface Person {
  name: string;
  email: string;
}

const toLink = (token: string): string => publicLink(href('/verification', { token }));
const VALIDITY = `Le lien ci-dessous est valable ${VERIFICATION_HOURS} heures et ne sert qu’une fois.`;

/** Sends the link that verifies the email address of a new account. */
export async function sendVerificationEmail(to: Person, token: string, company: string): Promise<void> {
  const title = 'Confirmez votre adresse e-mail';
  const parts = emailContent({
    title,
    paragraphs: [
      'Bonjour,',
      `Un compte client a été ouvert chez ${company} avec cette adresse. Si c’est vous, confirmez-la : vous retrouverez dans votre compte vos messages, vos devis et vos factures. ${VALIDITY} Depuis un autre appareil, le mot de passe du compte vous sera demandé.`,
      'Si vous n’avez pas créé ce compte, ne confirmez rien : tant que l’adresse n’est pas confirmée, rien de ce qui la porte n’est montré.',
      `Pour en chasser la personne qui l’a ouvert, choisissez vous-même un mot de passe : ${publicLink(href('/mot-de-passe-oublie'))}. Elle est aussitôt déconnectée, tout ce qu’elle y a saisi disparaît, et le compte est à vous.`,
    ],
    action: { label: 'Confirmer mon adresse', url: toLink(token) },
    footer: company,
  });
  await sendUnprovenMail('verification', { to: to.email, subject: title, automatic: true, ...parts });
}

/** Sends the link that confirms a new email address for an account. */
export async function sendNewAddressEmail(to: Person, token: string, company: string): Promise<void> {
  const title = 'Confirmez votre nouvelle adresse e-mail';
  const parts = emailContent({
    title,
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à utiliser cette adresse pour votre compte chez ${company}. Elle remplacera l’ancienne dès que vous l’aurez confirmée. ${VALIDITY}`,
      'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
    ],
    action: { label: 'Confirmer ma nouvelle adresse', url: toLink(token) },
    footer: company,
  });
  await sendUnprovenMail('verification', { to: to.email, subject: title, automatic: true, ...parts });
}

/**
 * Informs the current email address that a new one was requested, with a link to contest the change.
 * @param wanted empty if the current address is not verified: such emails repeat no user input.
 */
export async function sendAddressNotice(to: string, wanted: string, token: string, company: string): Promise<void> {
  const title = 'Changement d’adresse e-mail demandé';
  const what = wanted === '' ? 'Une autre adresse e-mail' : `Une nouvelle adresse e-mail, ${wanted},`;
  const parts = emailContent({
    title,
    paragraphs: [
      'Bonjour,',
      `${what} a été demandée pour votre compte chez ${company}. Elle remplacera celle-ci quand le lien envoyé là-bas aura été ouvert.`,
      `Si c’est vous, vous n’avez rien à faire. Sinon, le lien ci-dessous annule la demande, même une fois l’adresse remplacée : il ferme toutes les sessions et vous fait choisir un nouveau mot de passe. Il est valable ${DISAVOWAL_DAYS} jours et ne sert qu’une fois.`,
    ],
    action: { label: 'Ce n’est pas moi', url: publicLink(href('/ce-n-est-pas-moi', { token })) },
    footer: company,
  });
  await sendMail({ to, subject: title, automatic: true, ...parts });
}
