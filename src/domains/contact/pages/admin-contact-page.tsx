import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { announceNotificationsUpdate } from '#src/ui/api-client/window-events.ts';
import { fetchMessages, fetchStatistics } from '../contact.client.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import { MESSAGES_ADDRESS } from '../ui/admin/messages-address.ts';
import { MessagesScreen } from '../ui/admin/messages-screen.tsx';
import type { Route } from './+types/admin-contact-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, MESSAGES_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchMessages(MESSAGES_ADDRESS.toQuery(state)), fetchStatistics()]);
    announceNotificationsUpdate();
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(MESSAGES_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminContactPage({ loaderData }: Route.ComponentProps) {
  return <MessagesScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
