import { USER_ROLE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { getGrant, type Right, type Role } from '#src/kernel/actor.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import type { SecurityChange } from './auth.contract.ts';

/** Title, and a sentence with `{whose}` for the account. */
const NOTICES: Record<SecurityChange, { title: string; sentence: string }> = {
  password: { title: 'Mot de passe changé', sentence: 'Le mot de passe {whose} vient d’être changé.' },
  role: { title: 'Droits changés', sentence: 'Les droits {whose} viennent de changer : {detail}.' },
  state: { title: 'Accès modifié', sentence: 'L’accès {whose} vient d’être {detail}.' },
  address: {
    title: 'Adresse e-mail remplacée',
    sentence: 'L’adresse e-mail {whose} vient d’être remplacée par {detail}.',
  },
  created: { title: 'Nouveau compte de l’équipe', sentence: 'Ouverture {whose}, avec le rôle : {detail}.' },
  removed: { title: 'Compte supprimé', sentence: 'Suppression définitive {whose}.' },
  'two-factor-on': {
    title: 'Double authentification activée',
    sentence: 'La double authentification {whose} vient d’être activée.',
  },
  'two-factor-off': {
    title: 'Double authentification désactivée',
    sentence: 'La double authentification {whose} vient d’être désactivée.',
  },
  'recovery-codes': {
    title: 'Codes de secours renouvelés',
    sentence: 'Les codes de secours {whose} viennent d’être renouvelés : les anciens ne servent plus.',
  },
  'two-factor-lock': {
    title: 'Trop de codes incorrects',
    sentence:
      'La double authentification {whose} est bloquée pour quelques minutes : trop de codes incorrects ont été essayés. Les sessions ouvertes restent ouvertes.',
  },
  'api-token': {
    title: 'Jeton d’API créé',
    sentence: 'Un jeton d’API {whose} vient d’être créé : {detail}.',
  },
  'openid-on': {
    title: 'Connexion par un fournisseur d’identité',
    sentence:
      'La connexion {whose} par {detail} vient de servir pour la première fois : elle ouvre désormais ce compte.',
  },
  'openid-off': {
    title: 'Connexion par un fournisseur d’identité retirée',
    sentence: 'La connexion {whose} par un fournisseur d’identité vient d’être retirée.',
  },
};

/** Returns the role, and a manager's number of rights. */
export const grantDetail = ({ role, rights }: { role: Role; rights: readonly Right[] }): string =>
  role === 'manager' ? `${USER_ROLE_TEXTS[role]}, droits accordés : ${rights.length}` : USER_ROLE_TEXTS[role];

type Access = Parameters<typeof grantDetail>[0] & { email: string; is_active: boolean };

/** Returns an administrator's changes to the sign-in of an account, one entry for each email. */
export function accessChanges(before: Access, after: Access, hasNewPassword: boolean) {
  const isState = after.is_active !== before.is_active && before.role !== 'user';
  const changes: { isDone: boolean; change: SecurityChange; detail: string }[] = [
    { isDone: hasNewPassword, change: 'password', detail: '' },
    { isDone: getGrant(after) !== getGrant(before), change: 'role', detail: grantDetail(after) },
    { isDone: after.email !== before.email, change: 'address', detail: after.email },
    { isDone: isState, change: 'state', detail: after.is_active ? 'rétabli' : 'suspendu' },
  ];
  return changes.filter(({ isDone }) => isDone).map(({ change, detail }) => ({ change, detail }));
}

export interface SecurityNotice {
  change: SecurityChange;
  detail: string;
  /** Without an address when the user was deleted: the name is the account's number. */
  account: { name: string; email: string };
  /** Name of the acting user; empty for the account's owner. */
  byName: string;
  userAgent: string;
  ip: string;
  at: string;
  company: string;
}

/** Returns place and time, and the acting user unless it is the owner. */
function origin({ byName, userAgent, ip, at }: SecurityNotice): string {
  const device = userAgent === '' ? 'un appareil inconnu' : deviceName(userAgent);
  const who = byName === '' ? '' : `Par ${byName}, `;
  // A person at the shell of the machine has neither.
  const where = who !== '' && userAgent === '' && ip === '' ? '' : `, depuis ${device}, adresse ${ip || 'inconnue'}`;
  const when = `le ${formatDateTime(at)} (heure de Paris)${where}.`;
  return `${who}${when}`.replace(/^l/, 'L');
}

/** Emails an account's owner a change to their sign-in. Repeats no typed text. */
export async function sendOwnSecurityNotice(
  to: string,
  notice: SecurityNotice,
  disavowal: { token: string; days: number } | undefined,
): Promise<void> {
  const { title, sentence } = NOTICES[notice.change];
  const isForOthers = notice.change === 'removed' || notice.byName !== '';
  const link = { label: 'Choisir un nouveau mot de passe', url: publicLink(href('/mot-de-passe-oublie')) };
  const contest = {
    label: 'Ce n’est pas moi',
    url: publicLink(href('/ce-n-est-pas-moi', { token: disavowal?.token ?? '' })),
  };
  const advice =
    disavowal !== undefined
      ? `Si ce n’est pas vous, le lien ci-dessous rend le compte à cette adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe. Il est valable ${disavowal.days} jours et ne sert qu’une fois.`
      : isForOthers
        ? 'Si cela vous surprend, appelez-nous.'
        : 'Si ce n’est pas vous, choisissez un nouveau mot de passe sans attendre : toutes les sessions ouvertes seront fermées.';
  const parts = emailContent({
    title,
    paragraphs: [
      'Bonjour,',
      fill(sentence, { whose: `de votre compte chez ${notice.company}`, detail: notice.detail }),
      origin(notice),
      advice,
    ],
    ...(isForOthers ? {} : { action: disavowal === undefined ? link : contest }),
    footer: notice.company,
  });
  await sendMail({ to, subject: title, automatic: true, ...parts });
}

/** Emails an administrator the same about another account. */
export async function sendOwnerSecurityNotice(to: string, notice: SecurityNotice): Promise<void> {
  const { title, sentence } = NOTICES[notice.change];
  const { name, email } = notice.account;
  const whose = email === '' ? `du compte ${name}` : `du compte de ${name} (${email})`;
  const parts = emailContent({
    title,
    paragraphs: [
      'Bonjour,',
      fill(sentence, { whose, detail: notice.detail }),
      origin(notice),
      'Si cela vous surprend, regardez le journal d’activité et fermez les sessions de ce compte.',
    ],
    action: { label: 'Ouvrir le journal d’activité', url: publicLink(href('/admin/activity')) },
    footer: notice.company,
  });
  await sendMail({ to, subject: `${title} : ${name}`, automatic: true, ...parts });
}
