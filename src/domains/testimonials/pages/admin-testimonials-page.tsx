import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { testimonials } from '../ui/admin/testimonials.resource.tsx';
import type { Route } from './+types/admin-testimonials-page';

export const meta = testimonials.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => testimonials.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = testimonials.shouldRevalidate;
export const HydrateFallback = testimonials.HydrateFallback;

export default function AdminTestimonialsPage({ loaderData }: Route.ComponentProps) {
  return <testimonials.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
