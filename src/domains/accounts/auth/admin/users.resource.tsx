import { Group, Stack, Text } from '@mantine/core';
import { USER_SORT_KEYS } from '#src/domains/accounts/users/user.contract.ts';
import { USER_ROLE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { ROLES } from '#src/kernel/actor.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { fetchUserStatistics, fetchUsers } from '../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../users.texts.ts';
import { OpenedUserDialog } from './users/opened-user-dialog.tsx';
import { getLastLogin, RoleBadge, UserActions, UserName, UserStatus } from './users/user-cells.tsx';

const address = listAddress({
  sortKeys: USER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { role: ROLES, active: ['true', 'false'] },
  descending: ['created_at', 'last_login'],
});

const day = (text: string) => (
  <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
    {text}
  </Text>
);

/** Accounts of the team and of customers. */
export const users = defineResource(address)({
  texts: TEXTS,
  live: ['users'],
  // The server has its own flag for the state of an account.
  apiName: 'users',
  fetchRows: ({ active, ...query }) =>
    fetchUsers({ ...query, ...(active === undefined ? {} : { active: active === 'true' }) }),
  fetchStatistics: fetchUserStatistics,
  figures: ({ total, active, inactive, admin }) => [
    { label: TEXTS.statistics.total, value: total, show: { role: undefined, active: undefined } },
    { label: TEXTS.statistics.active, value: active, show: { role: undefined, active: 'true' } },
    { label: TEXTS.statistics.inactive, value: inactive, show: { role: undefined, active: 'false' } },
    { label: TEXTS.statistics.admin, value: admin, show: { role: 'admin', active: undefined } },
  ],
  filters: [{ name: 'role', label: TEXTS.roleFilter, all: TEXTS.allRoles, choices: toChoices(ROLES, USER_ROLE_TEXTS) }],
  sorts: toChoices(USER_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/users/export', fileName: 'utilisateurs.csv' },
  adding: TEXTS.add,
  lookKey: 'users',
  needsAccount: true,
  keys: { e: editRow },
  rowLabel: ({ name }) => fill(TEXTS.row, { name }),
  columns: [
    {
      key: 'name',
      title: TEXTS.columns.name,
      sortKey: 'name',
      render: (user, list) => <UserName user={user} list={list} />,
    },
    { key: 'role', title: TEXTS.columns.role, sortKey: 'role', render: ({ role }) => <RoleBadge role={role} /> },
    { key: 'status', title: TEXTS.columns.status, render: (user, list) => <UserStatus user={user} list={list} /> },
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
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 130,
    render: (user, list) => <UserActions user={user} list={list} />,
  },
  card: (user, list, actions) => (
    <Stack gap={8} h="100%" justify="space-between">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <UserName user={user} list={list} />
        <UserStatus user={user} list={list} />
      </Group>
      <RoleBadge role={user.role} />
      <CardFoot
        note={
          <Text size="xs" c="dimmed">
            {user.last_login === null ? TEXTS.never : `${TEXTS.fields.lastLogin} : ${getLastLogin(user)}`}
          </Text>
        }
      >
        {actions}
      </CardFoot>
    </Stack>
  ),
  Over: OpenedUserDialog,
});
