import { ActionIcon, Button } from '@mantine/core';
import { useDebouncedCallback, useDisclosure, useWindowEvent } from '@mantine/hooks';
import { IconKeyboard, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ShortcutsOverlay } from '#src/ui/admin/shortcuts-overlay.tsx';
import { ErrorState } from '#src/ui/admin/states.tsx';
import { LIVE_CHANGE } from '#src/ui/api-client/window-events.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { type ListState, listHref, listStateOf } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { MessageStatistics } from './message-statistics.tsx';
import { MessagesDesk, type Rows } from './messages-desk.tsx';

/** What the address gave: rows, or why there are none. */
export type Loaded = Rows | { state: ListState; failure: string; detail: string | undefined };

/** A burst of changes costs one reload. */
const LIVE_PAUSE_MS = 400;

const addressOf = (state: ListState): string => listHref(state, { page: state.page });

/** The rows to show: a failed reload keeps those of the same list. */
function useShownRows(loaded: Loaded): Rows | undefined {
  const [last, setLast] = useState('list' in loaded ? loaded : undefined);
  if ('list' in loaded && loaded !== last) setLast(loaded);
  return last && addressOf(last.state) === addressOf(loaded.state) ? last : undefined;
}

function HeaderActions({
  onHelp,
  onRefresh,
  isRefreshing,
}: {
  onHelp: () => void;
  onRefresh: () => void;
  isRefreshing: boolean;
}) {
  return (
    <>
      <ActionIcon variant="default" size={36} visibleFrom="sm" aria-label={ADMIN_TEXTS.shortcuts} onClick={onHelp}>
        <IconKeyboard size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        hiddenFrom="sm"
        aria-label={TEXTS.refresh}
        loading={isRefreshing}
        onClick={onRefresh}
      >
        <IconRefresh size={18} aria-hidden />
      </ActionIcon>
      <Button
        visibleFrom="sm"
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={isRefreshing}
        onClick={onRefresh}
      >
        {TEXTS.refresh}
      </Button>
    </>
  );
}

/** Messages of the visitors: figures, search, list, and what can be done with them. */
export function MessagesScreen({ loaded }: { loaded: Loaded }) {
  const rows = useShownRows(loaded);
  const navigate = useNavigate();
  const { search } = useLocation();
  const pending = useNavigation().location?.search;
  const { revalidate, state: revalidation } = useRevalidator();
  const [hasAsked, setAsked] = useState(false);
  const [isHelpOpen, help] = useDisclosure(false);
  const reloadSoon = useDebouncedCallback(() => void revalidate(), LIVE_PAUSE_MS);
  useWindowEvent(LIVE_CHANGE, reloadSoon);

  // The controls answer at once, before the rows have come.
  const wished = listStateOf(new URLSearchParams(pending ?? search));
  const change = (part: Partial<ListState>, replace = false): void =>
    void navigate(listHref(wished, part), { replace, preventScrollReset: true });
  const refresh = async (): Promise<void> => {
    setAsked(true);
    await revalidate();
    setAsked(false);
  };

  return (
    <>
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        actions={<HeaderActions onHelp={help.open} onRefresh={() => void refresh()} isRefreshing={hasAsked} />}
      />
      {rows && <MessageStatistics statistics={rows.statistics} state={wished} />}
      <ListToolbar state={wished} onSearch={(typed) => change({ search: typed }, true)} onChange={change} />
      {'failure' in loaded && (
        <ErrorState
          message={loaded.failure}
          detail={loaded.detail}
          onRetry={() => void refresh()}
          retrying={revalidation === 'loading'}
        />
      )}
      {rows && <MessagesDesk rows={rows} reload={revalidate} onHelp={help.open} />}
      <ShortcutsOverlay isOpen={isHelpOpen} onClose={help.close} shortcuts={TEXTS.shortcuts} />
    </>
  );
}
