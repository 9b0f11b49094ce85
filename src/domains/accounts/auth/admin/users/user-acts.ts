import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { unlinkUser } from '../../openid.client.ts';
import { OPENID_SCREEN_TEXTS } from '../../openid.texts.ts';
import {
  changeUser,
  closeUserSessions,
  inviteAgain,
  removeUser,
  resetUserTwoFactor,
  toggleUser,
} from '../../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';

/** Enables or disables an account. */
export const toggleAccount = ({ id, name, is_active }: User, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => toggleUser(id),
    failure: TEXTS.statusError,
    done: fill(is_active ? TEXTS.deactivated : TEXTS.activated, { name }),
    undo: { act: () => changeUser(id, { is_active }), done: TEXTS.restored },
  });

/** Deletes an account after a confirmation. */
export const removeAccount = ({ id, name }: User, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(TEXTS.removeQuestion, { name }),
    consequence: TEXTS.removeConsequence,
    isOverRecord: true,
    act: () => run({ act: () => removeUser(id), failure: TEXTS.removeError, done: fill(TEXTS.removed, { name }) }),
  });

export const closeSessions = ({ id, name }: User, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => closeUserSessions(id),
    failure: TEXTS.sessionsError,
    done: fill(TEXTS.sessionsClosed, { name }),
  });

export const resetTwoFactor = ({ id, name }: User, { run }: ResourceActs): Promise<boolean> =>
  run({ act: () => resetUserTwoFactor(id), failure: TEXTS.resetError, done: fill(TEXTS.resetDone, { name }) });

export const invite = ({ id, email }: User, { run }: ResourceActs): Promise<boolean> =>
  run({ act: () => inviteAgain(id), failure: TEXTS.inviteError, done: fill(TEXTS.inviteDone, { email }) });

/** Removes the link with the identity provider, after a confirmation. */
export const unlinkOpenid = ({ id, name }: User, { ask, run }: ResourceActs): void =>
  ask({
    question: fill(OPENID_SCREEN_TEXTS.unlinkQuestion, { name }),
    consequence: OPENID_SCREEN_TEXTS.unlinkText,
    confirm: OPENID_SCREEN_TEXTS.unlinkShort,
    isOverRecord: true,
    act: () =>
      run({
        act: () => unlinkUser(id),
        failure: OPENID_SCREEN_TEXTS.unlinkError,
        done: fill(OPENID_SCREEN_TEXTS.unlinkDone, { name }),
      }),
  });
