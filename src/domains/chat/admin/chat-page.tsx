import type { ScreenHandle } from '#src/ui/admin/first-calls.ts';
import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { apiAddress, type Query } from '#src/ui/http/request.ts';
import { fetchChats } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import type { Route } from './+types/chat-page';
import { CHATS_ADDRESS } from './chats-address.ts';
import { ChatsScreen } from './chats-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, CHATS_ADDRESS, TEXTS.loadError, async (state) => {
    return { list: await fetchChats(CHATS_ADDRESS.toQuery(state)) };
  });
clientLoader.hydrate = true as const;

const FIRST = apiAddress(
  '/chat/sessions',
  CHATS_ADDRESS.toQuery(CHATS_ADDRESS.toState(new URLSearchParams())) as unknown as Query,
);

export const handle = { firstCalls: [FIRST], live: ['chat'], hasFirstView: false } satisfies ScreenHandle;

export const shouldRevalidate = revalidatesRows(CHATS_ADDRESS);

export function HydrateFallback() {
  return <LoadingState title={TEXTS.title} label={TEXTS.loading} />;
}

export default function AdminChatPage({ loaderData }: Route.ComponentProps) {
  return <ChatsScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
