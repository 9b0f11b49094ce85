import { letter } from '#src/platform/mail/letter.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { sendUnprovenMail } from '#src/platform/mail/unproven-mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { VERIFICATION_HOURS } from './auth.contract.ts';

interface Person {
  name: string;
  email: string;
}

const linkOf = (token: string): string => publicLink(`/verification?token=${token}`);
const VALIDITY = `Le lien ci-dessous est valable ${VERIFICATION_HOURS} heures et ne sert qu’une fois.`;

/** The link that proves the address of a new account. */
export async function sendVerificationLetter(to: Person, token: string, company: string): Promise<void> {
  const title = 'Confirmez votre adresse e-mail';
  const parts = letter({
    title,
    paragraphs: [
      'Bonjour,',
      `Un compte client a été ouvert chez ${company} avec cette adresse. Confirmez qu’elle est bien la vôtre : vous retrouverez dans votre compte vos messages, vos devis et vos factures. ${VALIDITY}`,
      'Si vous n’avez pas créé de compte, ignorez ce message : sans confirmation, rien de ce qui porte votre adresse n’est montré.',
    ],
    action: { label: 'Confirmer mon adresse', url: linkOf(token) },
    footer: company,
  });
  await sendUnprovenMail('verification', { to: to.email, subject: title, automatic: true, ...parts });
}

/** The link by which another address becomes the account's own. */
export async function sendNewAddressLetter(to: Person, token: string, company: string): Promise<void> {
  const title = 'Confirmez votre nouvelle adresse e-mail';
  const parts = letter({
    title,
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à utiliser cette adresse pour votre compte chez ${company}. Elle remplacera l’ancienne dès que vous l’aurez confirmée. ${VALIDITY}`,
      'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
    ],
    action: { label: 'Confirmer ma nouvelle adresse', url: linkOf(token) },
    footer: company,
  });
  await sendUnprovenMail('verification', { to: to.email, subject: title, automatic: true, ...parts });
}

/** Tells the address there is that another one was asked for. */
export async function sendAddressNotice(to: Person, wanted: string, company: string): Promise<void> {
  const title = 'Changement d’adresse e-mail demandé';
  const parts = letter({
    title,
    paragraphs: [
      `Bonjour ${to.name},`,
      `Une nouvelle adresse a été demandée pour votre compte : ${wanted}. Elle remplacera celle-ci quand le lien envoyé là-bas aura été ouvert.`,
      'Si vous n’êtes pas à l’origine de cette demande, changez votre mot de passe sans attendre : toutes les sessions ouvertes seront fermées.',
    ],
    action: { label: 'Changer mon mot de passe', url: publicLink('/mot-de-passe-oublie') },
    footer: company,
  });
  await sendMail({ to: to.email, subject: title, automatic: true, ...parts });
}
