import { ActionIcon, Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { USER_SORT_KEYS } from '#src/domains/accounts/users/user.contract.ts';
import { USER_ROLE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { ROLES } from '#src/kernel/actor.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { type Look, LookChoice, useLook } from '#src/ui/admin/look-choice.tsx';
import { USERS_TEXTS as TEXTS } from '../../users.texts.ts';
import { UserStatistics } from './user-statistics.tsx';
import { USERS_ADDRESS, type UsersState, usersQuery } from './users-address.ts';
import { type Rows, UsersList } from './users-list.tsx';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: USER_ROLE_TEXTS[role] }));
const SORTS = USER_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

interface ToolbarProps {
  controls: ListControls<UsersState>;
  look: Look;
  onLook: (look: Look) => void;
}

function Toolbar({ controls: { requested, change }, look, onLook }: ToolbarProps) {
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.placeholder}
    >
      <FilterChoice
        label={TEXTS.roleFilter}
        all={TEXTS.allRoles}
        choices={ROLE_CHOICES}
        value={requested.role}
        onChoose={(role) => change({ role: role as UsersState['role'] })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<UsersState>)} />
      <LookChoice value={look} onChange={onLook} />
    </ListToolbar>
  );
}

function Actions({ state }: { state: UsersState }) {
  const { page: _page, per_page: _size, ...query } = usersQuery(state);
  const href = USERS_ADDRESS.href(state, { page: state.page }, { kind: 'new' });
  return (
    <>
      <ExportButton path="/admin/users/export" query={query} fileName="utilisateurs.csv" />
      <Button
        component={Link}
        to={href}
        preventScrollReset
        visibleFrom="sm"
        leftSection={<IconUserPlus size={18} aria-hidden />}
      >
        {TEXTS.add}
      </Button>
      <ActionIcon
        component={Link}
        to={href}
        preventScrollReset
        hiddenFrom="sm"
        variant="filled"
        color="brand"
        size={36}
        aria-label={TEXTS.add}
      >
        <IconUserPlus size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

/** Screen of staff and customer accounts: figures, search, list and actions. */
export function UsersScreen({ loaded }: { loaded: Loaded<UsersState, Omit<Rows, 'state'>> }) {
  const [look, setLook] = useLook('users');
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={USERS_ADDRESS}
      loaded={loaded}
      live={['users']}
      actions={({ requested: wanted }) => <Actions state={wanted} />}
      statistics={({ statistics }, { requested: requestedValue }) => (
        <UserStatistics statistics={statistics} state={requestedValue} />
      )}
      toolbar={(controls) => <Toolbar controls={controls} look={look} onLook={setLook} />}
    >
      {(rows, { reload }) => <UsersList rows={rows} look={look} reload={reload} />}
    </ListScreen>
  );
}
