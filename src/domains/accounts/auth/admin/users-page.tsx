import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/users-page';
import { users } from './users.resource.tsx';

export const meta = users.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => users.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = users.shouldRevalidate;
export const handle = users.handle;
export const HydrateFallback = users.HydrateFallback;

export default function AdminUsersPage({ loaderData }: Route.ComponentProps) {
  return <users.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
