import { ATELIER_TEXTS } from '#src/ui/admin/atelier/atelier.texts.ts';
import { Atelier } from '#src/ui/admin/atelier/atelier.tsx';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';

export const meta = () => [{ title: ATELIER_TEXTS.meta }];

/** Page for developers, in no menu: part of the product so that the tests look at what is served. */
export default function AtelierPage() {
  return <Atelier />;
}

/** Without data; a screen needs a loader so that the guard of the frame runs before it shows. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState title={ATELIER_TEXTS.title} />;
}

export const ErrorBoundary = ScreenError;
