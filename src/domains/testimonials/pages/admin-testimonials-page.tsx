import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchStatistics, fetchTestimonials } from '../testimonial.client.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../testimonial-admin.texts.ts';
import { REVIEWS_ADDRESS } from '../ui/admin/reviews-address.ts';
import { ReviewsScreen } from '../ui/admin/reviews-screen.tsx';
import type { Route } from './+types/admin-testimonials-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, REVIEWS_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([
      fetchTestimonials({ ...REVIEWS_ADDRESS.toQuery(state) }),
      fetchStatistics(),
    ]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(REVIEWS_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminTestimonialsPage({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
