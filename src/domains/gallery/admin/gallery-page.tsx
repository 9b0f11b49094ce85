import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchItems, fetchStatistics } from '../gallery.client.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import type { Route } from './+types/gallery-page';
import { GALLERY_ADDRESS } from './gallery-address.ts';
import { GalleryScreen } from './gallery-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, GALLERY_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchItems(GALLERY_ADDRESS.toQuery(state)), fetchStatistics()]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(GALLERY_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminGalleryPage({ loaderData }: Route.ComponentProps) {
  return <GalleryScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
