import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchSettings, fetchSetup } from '../setup.client.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import type { Route } from './+types/set-up-page';
import { type LoadedSetup, SetUpScreen } from './set-up-screen.tsx';

export const meta = () => [{ title: SETUP_TEXTS.meta }];

export async function clientLoader(): Promise<LoadedSetup> {
  const [setup, settings] = await Promise.all([fetchSetup(), fetchSettings()]);
  return { setup, settings };
}
clientLoader.hydrate = true as const;

/** Skips the reload when only the step changes: what was typed in another step stays. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

export function HydrateFallback() {
  return <LoadingState title={SETUP_TEXTS.title} />;
}

export default function AdminSetUpPage({ loaderData }: Route.ComponentProps) {
  return <SetUpScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
