import { changeUser } from '#src/domains/accounts/auth/commands/change-user.server.ts';
import { resetUserTwoFactor } from '#src/domains/accounts/auth/commands/reset-user-two-factor.server.ts';
import {
  openAdmin,
  openPasswordLink,
  unlockSignIn,
} from '#src/domains/accounts/auth/operator-access.internal.server.ts';
import { findTwoFactor } from '#src/domains/accounts/auth/two-factor.internal.server.ts';
import { listUsersByRole } from '#src/domains/accounts/users/user.queries.server.ts';
import { USER_ROLE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { readAddress, readStaffByAddress, refuseKnownAddress, withFieldReason } from './find-account.server.ts';
import { getOperator } from './operator.server.ts';
import { actInSite } from './site-act.server.ts';

const MOST_LISTED = 100;

async function list(call: CommandCall): Promise<CommandAnswer> {
  const by = getOperator(call);
  const staff = await actInSite(call, async () => {
    const found = [];
    for (const role of ['admin', 'manager'] as const) {
      const { items } = await listUsersByRole(by, { role, per_page: MOST_LISTED, sort_by: 'name', sort_order: 'asc' });
      for (const { id, name, email, is_active, last_login } of items) {
        const { enabled: two_factor } = await findTwoFactor({ userId: id, role });
        found.push({ id, name, email, role, is_active, two_factor, last_login });
      }
    }
    return found;
  });
  const rows = staff.map(({ email, name, role, is_active, two_factor, last_login }) =>
    [
      `${email}  ${name}`,
      USER_ROLE_TEXTS[role],
      is_active ? 'actif' : 'désactivé',
      two_factor ? 'double authentification' : 'mot de passe seul',
      last_login === null ? 'jamais connecté' : `connecté le ${formatDateTime(last_login)}`,
    ].join(' · '),
  );
  const hasAdmin = staff.some(({ role, is_active }) => role === 'admin' && is_active);
  return {
    code: hasAdmin ? EXIT.done : EXIT.toDo,
    text: rows.length > 0 ? rows.join('\n') : 'Aucun compte de l’équipe : faitage admin create ADRESSE.',
    json: staff,
  };
}

/** `faitage admin list`: the accounts of the staff. */
export const adminList: CommandShape = { summary: 'montre les comptes de l’équipe', run: list };

/** What a person types for each field. */
const FIELDS = { name: 'Nom (--name)', password: 'Mot de passe' };

const once = (link: string): string => `Ce lien choisit le mot de passe, une seule fois : ${link}`;

async function create(call: CommandCall): Promise<CommandAnswer> {
  const email = readAddress(call, 'admin create');
  const { name } = call.values;
  const fields = { email, name: typeof name === 'string' ? name : 'Administrateur' };
  const { id, link } = await actInSite(call, async () => {
    await refuseKnownAddress(email);
    return openAdmin(getOperator(call), fields);
  }).catch((error: unknown) => {
    throw withFieldReason(error, FIELDS);
  });
  const text = `Compte d’administrateur ouvert : ${email}.\n${once(link)} (valable sept jours).`;
  return { code: EXIT.done, text, json: { id, email, link } };
}

/** `faitage admin create`: opens an administrator's account. */
export const adminCreate: CommandShape = {
  usage: 'ADRESSE',
  summary: 'ouvre un compte d’administrateur et donne le lien qui choisit son mot de passe',
  words: 1,
  options: { name: { type: 'string', value: 'NOM', help: 'nom de la personne (défaut : Administrateur)' } },
  run: create,
};

const ENDED = 'Ses sessions sont fermées.';

async function resetByLink(call: CommandCall, email: string): Promise<CommandAnswer> {
  const link = await actInSite(call, async () => {
    const { id } = await readStaffByAddress(email);
    await unlockSignIn({ id });
    return (await openPasswordLink(getOperator(call), { id })).link;
  });
  const text = `${once(link)} (valable trente minutes). ${ENDED}`;
  return { code: EXIT.done, text, json: { email, link } };
}

async function resetByInput(call: CommandCall, email: string): Promise<CommandAnswer> {
  const password = await call.readSecret('Nouveau mot de passe');
  if (password === '') throw new Error('Aucun mot de passe n’a été donné : rien n’a été changé.');
  await actInSite(call, async () => {
    const { id } = await readStaffByAddress(email);
    await changeUser(getOperator(call), { id, password });
    await unlockSignIn({ id });
  }).catch((error: unknown) => {
    throw withFieldReason(error, FIELDS);
  });
  return { code: EXIT.done, text: `Mot de passe de ${email} changé. ${ENDED}`, json: { email } };
}

/** `faitage admin reset-password`: lets a member of the staff in who has lost the password. */
export const adminResetPassword: CommandShape = {
  usage: 'ADRESSE',
  summary: 'ferme les sessions d’un membre de l’équipe et donne un lien qui choisit son mot de passe',
  words: 1,
  options: {
    stdin: { type: 'boolean', help: 'lit le nouveau mot de passe sans le montrer, au clavier ou par un tube' },
  },
  run: async (call) => {
    const email = readAddress(call, 'admin reset-password');
    return call.values.stdin === true ? resetByInput(call, email) : resetByLink(call, email);
  },
};

/** `faitage admin reset-2fa`: lets a member of the staff in who has lost telephone and recovery codes. */
export const adminResetTwoFactor: CommandShape = {
  usage: 'ADRESSE',
  summary: 'retire la double authentification d’un membre de l’équipe et ferme ses sessions',
  words: 1,
  run: async (call) => {
    const email = readAddress(call, 'admin reset-2fa');
    await actInSite(call, async () => {
      const { id } = await readStaffByAddress(email);
      await resetUserTwoFactor(getOperator(call), { id });
    });
    return { code: EXIT.done, text: `Double authentification de ${email} retirée. ${ENDED}`, json: { email } };
  },
};
