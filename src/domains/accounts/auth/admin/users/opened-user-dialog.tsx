import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import type { Opened } from '#src/ui/admin/list-address.ts';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import type { UserAccess } from '../../auth.contract.ts';
import { fetchAccess, fetchUser, mayActOn } from '../../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { UserDetails } from './user-details.tsx';
import { UserForm } from './user-form.tsx';

interface OpenedUser {
  user?: User;
  /** Null for an account that only administrators may change. */
  access?: UserAccess | null;
  refusal?: string;
}

/** Loads the account named by the URL, with its sessions; reloads it together with the list. */
function useOpenedUser(id: number | null, listed: readonly User[]): OpenedUser {
  const [fetched, setFetched] = useState<OpenedUser & { id: number }>();
  const open = useEffectEvent(
    async (opened: number, known: readonly User[], isCurrent: () => boolean): Promise<void> => {
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
    },
  );
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

function getTitle(opened: Opened, user: User | undefined): string {
  if (opened?.kind === 'new') return TEXTS.newTitle;
  if (user === undefined) return TEXTS.title;
  return fill(opened?.kind === 'edit' ? TEXTS.editTitle : TEXTS.details, { name: user.name });
}

type ContentProps = OpenedUser & { list: ResourceActs };

function Content({ list, user, access, refusal }: ContentProps) {
  const kind = list.opened?.kind;
  if (kind === 'new') return <UserForm user={undefined} list={list} />;
  if (user === undefined || access === undefined) return <RecordState refusal={refusal} />;
  if (kind === 'edit') return <UserForm key={user.id} user={user} list={list} />;
  return <UserDetails user={user} access={access} list={list} />;
}

/** Renders the dialog that the URL opens over the list: an account, its form, or the form of a new one. */
export function OpenedUserDialog({ list }: { list: ResourceActs & { rows: readonly User[] } }) {
  const { opened, rows } = list;
  const read = useOpenedUser(opened === null || opened.kind === 'new' ? null : opened.id, rows);
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={list.close}
      title={getTitle(opened, read.user)}
      size="lg"
      closesOutside={opened?.kind === 'view'}
    >
      {opened !== null && <Content list={list} {...read} />}
    </Dialog>
  );
}
