import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchUserStatistics, fetchUsers } from '../users.client.ts';
import { USERS_TEXTS as TEXTS } from '../users.texts.ts';
import type { Route } from './+types/users-page';
import { USERS_ADDRESS, usersQuery } from './users/users-address.ts';
import { UsersScreen } from './users/users-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, USERS_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchUsers(usersQuery(state)), fetchUserStatistics()]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(USERS_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminUsersPage({ loaderData }: Route.ComponentProps) {
  return <UsersScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
