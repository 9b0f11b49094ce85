import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadOrFailure } from '#src/ui/admin/load-or-failure.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchSettings } from '../setting.client.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';
import type { Route } from './+types/settings-page';
import { type LoadedSettings, SettingsScreen } from './settings-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = (): Promise<LoadedSettings> => loadOrFailure(fetchSettings, TEXTS.loadError);
clientLoader.hydrate = true as const;

/** Skips the reload when only the tab of the screen changes. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

export default function AdminSettingsPage({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
