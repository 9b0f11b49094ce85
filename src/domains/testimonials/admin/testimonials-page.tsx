import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/testimonials-page';
import { testimonials } from './testimonials.resource.tsx';

export const meta = testimonials.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => testimonials.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = testimonials.shouldRevalidate;
export const handle = testimonials.handle;
export const HydrateFallback = testimonials.HydrateFallback;

export default function AdminTestimonialsPage({ loaderData }: Route.ComponentProps) {
  return <testimonials.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
