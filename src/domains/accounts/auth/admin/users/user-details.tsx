import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { USER_RIGHT_TEXTS, USER_STATE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { AREAS, levelIn, SWITCHES } from '#src/domains/accounts/users/user-rights.views.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { storedAdmin } from '../../auth.client.ts';
import type { UserAccess } from '../../auth.contract.ts';
import { OPENID_SCREEN_TEXTS } from '../../openid.texts.ts';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { SessionLines } from '../session-lines.tsx';
import { closeSessions, invite, removeAccount, resetTwoFactor, unlinkOpenid } from './user-acts.ts';
import { getLastLogin, RoleBadge } from './user-cells.tsx';
import classes from './users.module.css';

interface UserDetailsProps {
  user: User;
  /** Null for an account on which the signed-in user may not act. */
  access: UserAccess | null;
  list: ResourceActs;
}

function Facts({ user, access }: Pick<UserDetailsProps, 'user' | 'access'>) {
  const { fields } = TEXTS;
  return (
    <dl className={classes.facts}>
      <dt>{fields.email}</dt>
      <dd>
        <Anchor href={`mailto:${user.email}`} size="sm">
          {user.email}
        </Anchor>
        <Text size="xs" c="dimmed">
          {user.email_verified ? TEXTS.emailVerified : TEXTS.emailUnverified}
        </Text>
      </dd>
      <dt>{fields.phone}</dt>
      <dd>{user.phone || TEXTS.none}</dd>
      <dt>{fields.address}</dt>
      <dd>{user.address || TEXTS.none}</dd>
      <dt>{fields.lastLogin}</dt>
      <dd>{getLastLogin(user)}</dd>
      <dt>{fields.created}</dt>
      <dd>{formatDateTime(user.created_at)}</dd>
      {user.role === 'manager' && (
        <>
          <dt>{USER_RIGHT_TEXTS.title}</dt>
          <dd>{rightsLine(user.rights)}</dd>
        </>
      )}
      {access && (
        <>
          <dt>{fields.twoFactor}</dt>
          <dd>{access.two_factor_enabled ? TEXTS.on : TEXTS.off}</dd>
          {access.openid_since !== null && (
            <>
              <dt>{OPENID_SCREEN_TEXTS.since}</dt>
              <dd>{fill(OPENID_SCREEN_TEXTS.linked, { date: formatDateTime(access.openid_since) })}</dd>
            </>
          )}
        </>
      )}
    </dl>
  );
}

/** Returns "Demandes : Modification, Argent", or that there are no rights. */
function rightsLine(rights: User['rights']): string {
  const areas = AREAS.flatMap((area) => {
    const level = levelIn(area, rights);
    return level === 'none'
      ? []
      : [`${USER_RIGHT_TEXTS.areas[area]} : ${USER_RIGHT_TEXTS.levels[level].toLowerCase()}`];
  });
  const switches = SWITCHES.filter((name) => rights.includes(name)).map((name) => USER_RIGHT_TEXTS.switches[name]);
  return [...areas, ...switches].join(', ') || USER_RIGHT_TEXTS.none;
}

function ResetTwoFactor({ user, list }: Pick<UserDetailsProps, 'user' | 'list'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" disabled={list.isBusy} onClick={() => setAsking(true)}>
        {TEXTS.resetTwoFactor}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={fill(TEXTS.resetQuestion, { name: user.name })}>
        <Text size="sm" mb="md">
          {TEXTS.resetText}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {ADMIN_TEXTS.cancel}
          </Button>
          <Button
            color="red"
            loading={list.isBusy}
            onClick={() => void resetTwoFactor(user, list).then(() => setAsking(false))}
          >
            {TEXTS.resetTwoFactor}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}

type AccountActsProps = Omit<UserDetailsProps, 'access'> & { access: UserAccess };

function Sessions({ user, access, list }: AccountActsProps) {
  const isOwn = user.email === storedAdmin()?.email;
  const hasOthers = access.sessions.some(({ is_current }) => !is_current);
  return (
    <section aria-labelledby="user-sessions">
      <Title order={3} fz="md" id="user-sessions" mb="xs">
        {TEXTS.sessions}
      </Title>
      <SessionLines sessions={access.sessions} />
      <Group gap="xs" mt="sm">
        {hasOthers && (
          <Button variant="default" size="xs" disabled={list.isBusy} onClick={() => void closeSessions(user, list)}>
            {isOwn ? TEXTS.closeOwnSessions : TEXTS.closeSessions}
          </Button>
        )}
        {access.two_factor_enabled && !isOwn && <ResetTwoFactor user={user} list={list} />}
        {access.openid_since !== null && (
          <Button variant="default" size="xs" disabled={list.isBusy} onClick={() => unlinkOpenid(user, list)}>
            {OPENID_SCREEN_TEXTS.unlink}
          </Button>
        )}
      </Group>
    </section>
  );
}

function AccountActs(props: AccountActsProps) {
  const { user, list } = props;
  return (
    <>
      <Sessions {...props} />
      <Group justify="flex-end">
        <Button
          variant="light"
          color="red"
          disabled={list.isBusy}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => removeAccount(user, list)}
        >
          {TEXTS.removeShort}
        </Button>
        <Button
          component={Link}
          to={list.getHref({ kind: 'edit', id: user.id })}
          replace
          preventScrollReset
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {TEXTS.editShort}
        </Button>
      </Group>
    </>
  );
}

/** Shows one account in full: identity, sessions and available actions. */
export function UserDetails(props: UserDetailsProps) {
  const { user, access, list } = props;
  return (
    <Stack>
      <Group gap="xs">
        <RoleBadge role={user.role} />
        <StatusBadge status={user.is_active ? 'active' : 'inactive'}>
          {user.is_active ? USER_STATE_TEXTS.active : USER_STATE_TEXTS.inactive}
        </StatusBadge>
      </Group>
      {access?.is_invited && (
        <Alert color="blue">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{TEXTS.invitationPending}</Text>
            <Button variant="light" size="compact-sm" disabled={list.isBusy} onClick={() => void invite(user, list)}>
              {TEXTS.inviteAgain}
            </Button>
          </Stack>
        </Alert>
      )}
      <Facts user={user} access={access} />
      {access === null ? <Alert color="blue">{TEXTS.colleague}</Alert> : <AccountActs {...props} access={access} />}
    </Stack>
  );
}
