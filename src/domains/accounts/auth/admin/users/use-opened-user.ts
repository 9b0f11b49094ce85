import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ApiError } from '#src/ui/api-client/api-error.ts';
import type { UserAccess } from '../../auth.contract.ts';
import { fetchAccess, fetchUser, mayActOn } from '../../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';

interface OpenedUser {
  user?: User;
  /** Null for an account that only administrators may change. */
  access?: UserAccess | null;
  refusal?: string;
}

/** Loads the account named by the URL, with its sessions; reloads it together with the list. */
export function useOpenedUser(id: number | null, listed: User[]): OpenedUser {
  const [fetched, setFetched] = useState<OpenedUser & { id: number }>();
  const open = useEffectEvent(async (opened: number, known: User[], isCurrent: () => boolean): Promise<void> => {
    try {
      const own = known.find((user) => user.id === opened);
      const user = own ?? (await fetchUser(opened));
      const access = mayActOn(user) ? await fetchAccess(opened) : null;
      if (isCurrent()) setFetched({ id: opened, user, access });
    } catch (error) {
      if (isSignedOut(error) || !isCurrent()) return;
      const isGone = error instanceof ApiError && error.status === 404;
      setFetched({ id: opened, refusal: isGone ? TEXTS.missing : toFailure(TEXTS.loadError, error) });
    }
  });
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    void open(id, listed, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [id, listed]);
  if (id === null) return {};
  return fetched?.id === id ? fetched : {};
}
