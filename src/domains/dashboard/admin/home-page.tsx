import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';

/** Without data: the guard of the frame leads to the user's first screen, or to the sign-in page. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState />;
}

export default function AdminHomePage() {
  return <LoadingState />;
}

export const ErrorBoundary = ScreenError;
