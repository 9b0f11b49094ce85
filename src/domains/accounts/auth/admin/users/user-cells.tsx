import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { USER_ROLE_TEXTS, USER_STATE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { storedAdmin } from '../../auth.client.ts';
import { mayActOn } from '../../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { removeAccount, toggleAccount } from './user-acts.ts';

interface UserPart {
  user: User;
  list: ResourceActs;
}

export const RoleBadge = ({ role }: { role: User['role'] }) => (
  <StatusBadge status={role}>{USER_ROLE_TEXTS[role]}</StatusBadge>
);

export const getLastLogin = ({ last_login }: User): string =>
  last_login === null ? TEXTS.never : formatDateTime(last_login);

/** Shows name and email address; the name opens the account. */
export function UserName({ user, list }: UserPart) {
  return (
    <Stack gap={0} miw={0}>
      <Group gap={6} wrap="nowrap">
        <Anchor
          component={Link}
          to={list.getHref({ kind: 'view', id: user.id })}
          preventScrollReset
          c="inherit"
          size="sm"
          underline="hover"
          data-row-open
        >
          {user.name}
        </Anchor>
        {user.email === storedAdmin()?.email && (
          <Text size="xs" c="dimmed">
            ({TEXTS.you})
          </Text>
        )}
      </Group>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Text>
      {user.phone !== '' && (
        <Text size="xs" c="dimmed">
          {user.phone}
        </Text>
      )}
    </Stack>
  );
}

export function UserStatus({ user, list }: UserPart) {
  const state = user.is_active ? 'active' : 'inactive';
  if (!mayActOn(user)) return <StatusBadge status={state}>{USER_STATE_TEXTS[state]}</StatusBadge>;
  return (
    <StatusToggle
      isOn={user.is_active}
      label={USER_STATE_TEXTS[state]}
      action={fill(user.is_active ? TEXTS.deactivate : TEXTS.activate, { name: user.name })}
      isBusy={list.isBusy}
      onToggle={() => void toggleAccount(user, list)}
    />
  );
}

export function UserActions({ user, list }: UserPart) {
  const { id, name } = user;
  return (
    <Group gap={2} wrap="nowrap">
      <RowLink
        title={TEXTS.viewShort}
        label={fill(TEXTS.view, { name })}
        icon={IconEye}
        to={list.getHref({ kind: 'view', id })}
      />
      {mayActOn(user) && (
        <>
          <RowLink
            title={TEXTS.editShort}
            label={fill(TEXTS.edit, { name })}
            icon={IconPencil}
            to={list.getHref({ kind: 'edit', id })}
          />
          <RowButton
            title={TEXTS.removeShort}
            label={fill(TEXTS.remove, { name })}
            icon={IconTrash}
            onPress={() => removeAccount(user, list)}
          />
        </>
      )}
    </Group>
  );
}
