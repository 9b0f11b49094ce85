import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import {
  changeUser,
  closeUserSessions,
  inviteAgain,
  removeUser,
  resetUserTwoFactor,
  toggleUser,
} from '../../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';

export interface UserActions {
  isBusy: boolean;
  toggle: (user: User) => Promise<void>;
  remove: (user: User) => Promise<boolean>;
  closeSessions: (user: User) => Promise<boolean>;
  resetTwoFactor: (user: User) => Promise<boolean>;
  invite: (user: User) => Promise<boolean>;
}

/** Returns an administrator's actions on accounts; each action is followed by a reload. */
export function useUserActions(reload: () => Promise<void>): UserActions {
  const { isBusy, attempt } = useAttempt(reload);
  const runAndReport = async (act: () => Promise<unknown>, failure: string, done: string): Promise<boolean> => {
    const isDone = await attempt(act, failure);
    if (isDone) showSuccess(done);
    return isDone;
  };
  const setActive = (user: User, is_active: boolean) =>
    attempt(() => changeUser(user.id, { is_active }), TEXTS.statusError);
  return {
    isBusy,
    toggle: async (user) => {
      const isActive = !user.is_active;
      if (!(await attempt(() => toggleUser(user.id), TEXTS.statusError))) return;
      const sentence = fill(isActive ? TEXTS.activated : TEXTS.deactivated, { name: user.name });
      showUndo(sentence, () => {
        void setActive(user, user.is_active).then((isDone) => isDone && showSuccess(TEXTS.restored));
      });
    },
    remove: ({ id, name }) => runAndReport(() => removeUser(id), TEXTS.removeError, fill(TEXTS.removed, { name })),
    closeSessions: ({ id, name }) =>
      runAndReport(() => closeUserSessions(id), TEXTS.sessionsError, fill(TEXTS.sessionsClosed, { name })),
    resetTwoFactor: ({ id, name }) =>
      runAndReport(() => resetUserTwoFactor(id), TEXTS.resetError, fill(TEXTS.resetDone, { name })),
    invite: ({ id, email }) =>
      runAndReport(() => inviteAgain(id), TEXTS.inviteError, fill(TEXTS.inviteDone, { email })),
  };
}
