import { Group, Stack, Text } from '@mantine/core';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import type { Look } from '#src/ui/admin/look-choice.tsx';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import {
  getLastLogin,
  RoleBadge,
  UserActions,
  type UserCommands,
  UserName,
  type UserPart,
  UserStatus,
} from './user-cells.tsx';
import { USERS_ADDRESS, type UsersState } from './users-address.ts';

function UserCard({ user, commands }: UserPart) {
  return (
    <Stack gap={8} h="100%" justify="space-between">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <UserName user={user} commands={commands} />
        <UserStatus user={user} commands={commands} />
      </Group>
      <Group justify="space-between" gap="xs">
        <RoleBadge role={user.role} />
        <Text size="xs" c="dimmed">
          {user.last_login === null ? TEXTS.never : `${TEXTS.fields.lastLogin} : ${getLastLogin(user)}`}
        </Text>
      </Group>
      <Group justify="flex-end">
        <UserActions user={user} commands={commands} />
      </Group>
    </Stack>
  );
}

const day = (text: string) => (
  <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
    {text}
  </Text>
);

const columnsFor = (commands: UserCommands): GridColumn<User>[] => [
  {
    key: 'name',
    title: TEXTS.columns.name,
    sortKey: 'name',
    render: (user) => <UserName user={user} commands={commands} />,
  },
  { key: 'role', title: TEXTS.columns.role, sortKey: 'role', render: ({ role }) => <RoleBadge role={role} /> },
  { key: 'status', title: TEXTS.columns.status, render: (user) => <UserStatus user={user} commands={commands} /> },
  {
    key: 'last',
    title: TEXTS.columns.lastLogin,
    sortKey: 'last_login',
    render: (user) => day(getLastLogin(user)),
  },
  {
    key: 'created',
    title: TEXTS.columns.created,
    sortKey: 'created_at',
    render: ({ created_at }) => day(formatDateTime(created_at)),
  },
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 130,
    render: (user) => <UserActions user={user} commands={commands} />,
  },
];

interface UserGridProps {
  users: User[];
  state: UsersState;
  commands: UserCommands;
  look: Look;
  isBusy: boolean;
}

export function UserGrid({ users, state, commands, look, isBusy }: UserGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={users}
      rowId={({ id }) => id}
      rowLabel={({ name }) => fill(TEXTS.row, { name })}
      columns={columnsFor(commands)}
      sort={gridSort(USERS_ADDRESS, state)}
      renderCard={(user) => <UserCard user={user} commands={commands} />}
      isBusy={isBusy}
      look={look}
    />
  );
}
