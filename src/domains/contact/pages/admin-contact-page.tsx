import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { ApiError } from '#src/ui/api-client/api-error.ts';
import { announceNotificationsUpdate } from '#src/ui/api-client/window-events.ts';
import { fetchMessages, fetchStatistics } from '../contact.client.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import { isSameList, listHref, listQueryOf, listStateOf } from '../ui/admin/list-address.ts';
import { MessagesScreen } from '../ui/admin/messages-screen.tsx';
import { detailOf } from '../ui/admin/use-message-actions.ts';
import type { Route } from './+types/admin-contact-page';

export const meta = () => [{ title: TEXTS.meta }];

/** What the address asks for. A failure is a state of the screen, which keeps the rows it has. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const state = listStateOf(searchParams);
  try {
    const [list, statistics] = await Promise.all([fetchMessages(listQueryOf(state)), fetchStatistics()]);
    if (state.page > list.meta.last_page) throw redirect(pathname + listHref(state, { page: list.meta.last_page }));
    announceNotificationsUpdate();
    return { state, list, statistics };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return {
      state,
      failure: `${TEXTS.loadError}${detailOf(error)}`,
      detail: error.userMessage ? undefined : error.message,
    };
  }
}
clientLoader.hydrate = true as const;

/** A message opened over the list is no reason to ask for the list again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOpening = currentUrl.href !== nextUrl.href && isSameList(currentUrl, nextUrl);
  return !isOpening && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminContactPage({ loaderData }: Route.ComponentProps) {
  return <MessagesScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
