import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/gallery-page';
import { gallery } from './gallery.resource.tsx';

export const meta = gallery.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => gallery.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = gallery.shouldRevalidate;
export const handle = gallery.handle;
export const HydrateFallback = gallery.HydrateFallback;

export default function AdminGalleryPage({ loaderData }: Route.ComponentProps) {
  return <gallery.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
