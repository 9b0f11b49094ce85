import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { showDatesIn } from '#src/kernel/dates.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchProfile } from '../own-profile.client.ts';
import { PROFILE_TEXTS as TEXTS } from '../profile.texts.ts';
import type { Route } from './+types/profile-page';
import { ProfileScreen } from './profile/profile-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export async function clientLoader() {
  const own = await fetchProfile();
  showDatesIn(own.profile.timezone);
  return own;
}
clientLoader.hydrate = true as const;

/** Skips revalidation when only the tab of the same profile changes. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

export default function AdminProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen own={loaderData} />;
}

export const ErrorBoundary = ScreenError;
