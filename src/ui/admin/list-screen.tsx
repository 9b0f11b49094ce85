import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType, useRevalidator } from 'react-router';
import { hasChangedSince, LIVE_CHANGE, LIVE_OPEN } from '../http/window-events.ts';
import { AfterPaint } from './after-paint.tsx';
import { FreshMark } from './fresh-mark.tsx';
import { getOpened, type ListAddress, type ListState } from './list-address.ts';
import type { Loaded } from './load-list.ts';
import { PageHeader } from './page-header.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { ErrorState } from './states.tsx';

/** Milliseconds; one reload for a burst of changes. */
const LIVE_PAUSE_MS = 400;

/** State and actions that every part of a list screen can use. */
export interface ListControls<State extends ListState> {
  /** State of the controls, which change at once, before the rows have loaded. */
  requested: State;
  change: (part: Partial<State>, replace?: boolean) => void;
  reload: () => Promise<void>;
  /** Whether rows of another address are being loaded. */
  isLoading: boolean;
}

interface ListScreenProps<State extends ListState, Rows> {
  title: string;
  description: string;
  /** Main actions. */
  actions?: (controls: ListControls<State>) => ReactNode;
  address: ListAddress<State>;
  loaded: Loaded<State, Rows>;
  /** Server events after which the rows are loaded again: "services". */
  live: readonly string[];
  statistics?: (rows: Rows, controls: ListControls<State>) => ReactNode;
  toolbar: (controls: ListControls<State>, rows: Rows | undefined) => ReactNode;
  /** Shown where loading failed, below the reason. */
  instead?: ReactNode;
  /** Renders the rows. */
  children: (rows: { state: State } & Rows, controls: ListControls<State>) => ReactNode;
}

/** Returns the rows to show: after a failed reload those of the same list stay. */
function useVisibleRows<State extends ListState, Rows>(
  address: ListAddress<State>,
  loaded: Loaded<State, Rows>,
): ({ state: State } & Rows) | undefined {
  const [last, setLast] = useState('failure' in loaded ? undefined : loaded);
  if (!('failure' in loaded) && loaded !== last) setLast(loaded);
  const toRows = (state: State): string => address.href(state, { page: state.page } as Partial<State>);
  return last && toRows(last.state) === toRows(loaded.state) ? last : undefined;
}

/**
 * Loads the rows again after changes by others, and after the list's own ones unless they have been asked for since:
 * loading them twice would abort the first answer and show the result later.
 */
function useLiveReload(live: readonly string[], loaded: Loaded<ListState, object>) {
  const { revalidate, state } = useRevalidator();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const isReloading = state === 'loading';
  const reload = (): Promise<void> => {
    askedAt.current = performance.now();
    return revalidate();
  };
  const hasNews = (): boolean => {
    const last = isReloading ? askedAt.current : 'failure' in loaded ? undefined : loaded.askedAt;
    return last === undefined || openedAt.current >= last || hasChangedSince(live, last);
  };
  const reloadSoon = useDebouncedCallback(() => {
    if (hasNews()) void reload();
  }, LIVE_PAUSE_MS);
  useWindowEvent(LIVE_CHANGE, ({ detail }) => {
    if (live.includes(detail)) reloadSoon();
  });
  useWindowEvent(LIVE_OPEN, () => {
    openedAt.current = performance.now();
    reloadSoon();
  });
  const catchUp = useEffectEvent(() => {
    if (loaded.askedAt !== undefined && hasChangedSince(live, loaded.askedAt)) reloadSoon();
  });
  useEffect(() => catchUp(), []);
  return { reload, isReloading };
}

/** Layout of all list screens: header, figures, toolbar, rows; changes by other users appear by themselves. */
export function ListScreen<State extends ListState, Rows>({
  address,
  loaded,
  live,
  statistics,
  toolbar,
  actions,
  instead,
  children,
  ...header
}: ListScreenProps<State, Rows>) {
  const rows = useVisibleRows(address, loaded);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state: navigation, location: pending } = useNavigation();
  const { reload, isReloading } = useLiveReload(live, loaded);
  // One goes to a record: it shows before the screen behind it. On the way back the place in the screen is restored.
  const isCovered = useNavigationType() === 'PUSH' && getOpened(new URLSearchParams(search)) !== null;

  const wanted = address.toState(new URLSearchParams(pending?.search ?? search));
  const controls: ListControls<State> = {
    requested: wanted,
    change: (part, replace = false) => void navigate(address.href(wanted, part), { replace, preventScrollReset: true }),
    reload,
    isLoading: navigation === 'loading',
  };
  return (
    <>
      <PullToRefresh isRefreshing={isReloading} onRefresh={() => void reload()} />
      <PageHeader
        {...header}
        actions={actions && <AfterPaint isNow={!isCovered}>{actions(controls)}</AfterPaint>}
        mark={!('failure' in loaded) && <FreshMark rows={rows} onRetry={() => void reload()} />}
      />
      <AfterPaint isNow={!isCovered}>
        {rows && statistics?.(rows, controls)}
        {toolbar(controls, rows)}
      </AfterPaint>
      {'failure' in loaded && (
        <ErrorState
          message={loaded.failure}
          detail={loaded.detail}
          onRetry={() => void reload()}
          retrying={isReloading}
        />
      )}
      {rows ? children(rows, controls) : instead}
    </>
  );
}
