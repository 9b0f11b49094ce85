import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { User, UserStatistics } from '#src/domains/accounts/users/user.contract.ts';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { getOpened, type Opened } from '#src/ui/admin/list-address.ts';
import type { Look } from '#src/ui/admin/look-choice.tsx';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import { storedAdmin } from '../../auth.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { OpenedUserDialog } from './opened-user-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { UserGrid } from './user-grid.tsx';
import { USERS_ADDRESS, type UsersState } from './users-address.ts';

export interface Rows {
  state: UsersState;
  list: { items: User[]; meta: PageMeta };
  statistics: UserStatistics;
}

interface UsersListProps {
  rows: Rows;
  look: Look;
  reload: () => Promise<void>;
}

/** Account list with the opened account, its form, and the confirmation before a deletion. */
export function UsersList({ rows: { state, list }, look, reload }: UsersListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const container = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<User | null>(null);
  const actions = useUserActions(reload);
  const opened = getOpened(search);
  const [isEnabled] = useShortcutsSwitch();
  useRowKeys({ container, isEnabled, onRow: {}, onPage: {} });

  const ownEmail = storedAdmin()?.email ?? '';
  const getHref = (next: Opened): string => USERS_ADDRESS.href(state, { page: state.page }, next);
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const remove = async (): Promise<void> => {
    if (removing === null) return;
    const isDone = await actions.remove(removing);
    setRemoving(null);
    if (isDone && opened !== null) close();
  };

  return (
    <Box ref={container}>
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={USERS_ADDRESS} state={state} />
      ) : (
        <UserGrid
          users={list.items}
          state={state}
          look={look}
          isBusy={isLoading}
          commands={{
            getHref: (kind, { id }) => getHref({ kind, id }),
            onToggle: (toggled) => void actions.toggle(toggled),
            onRemove: setRemoving,
            isBusy: actions.isBusy,
            ownEmail,
          }}
        />
      )}
      <Pager meta={list.meta} getHref={(page) => USERS_ADDRESS.href(state, { page })} />
      <OpenedUserDialog
        opened={opened}
        listed={list.items}
        ownEmail={ownEmail}
        actions={actions}
        getHref={getHref}
        onClose={close}
        onRemove={setRemoving}
        onSaved={async () => {
          close();
          await reload();
        }}
      />
      <ConfirmDelete
        question={removing === null ? null : fill(TEXTS.removeQuestion, { name: removing.name })}
        consequence={TEXTS.removeConsequence}
        isBusy={actions.isBusy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}
