import { Box, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { DataCards } from '#src/ui/admin/data-cards.tsx';
import { FailureBanner } from '#src/ui/admin/failure-banner.tsx';
import { getOpened, gridSort, type Opened } from '#src/ui/admin/list-address.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import type { AdminQuote, QuoteStatistics } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { QuoteCard } from './quote-card.tsx';
import { QuoteDialogs } from './quote-dialogs.tsx';
import { QUOTES_ADDRESS, type QuotesState } from './quotes-address.ts';
import { useQuoteActions } from './use-quote-actions.ts';

export interface QuoteRows {
  list: Listed<AdminQuote>;
  statistics: QuoteStatistics;
}

interface QuotesListProps {
  rows: { state: QuotesState } & QuoteRows;
  controls: ListControls<QuotesState>;
}

/** Renders the quotes list with its dialogs and the deletion prompt. */
export function QuotesList({ rows: { state, list }, controls }: QuotesListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<AdminQuote | null>(null);
  const [isEnabled] = useShortcutsSwitch();
  const actions = useQuoteActions(controls.reload);
  const opened = getOpened(search);
  const getHref = (over: Opened): string => QUOTES_ADDRESS.href(state, { page: state.page }, over);
  const open = (over: Opened, replace = false): void =>
    void navigate(getHref(over), { replace, preventScrollReset: true });
  const close = (): void => open(null, true);
  const askToRemove = (quote: AdminQuote): void => {
    if (opened !== null) close();
    setLeaving(quote);
  };
  const remove = async (): Promise<void> => {
    if (leaving !== null) await actions.remove(leaving);
    setLeaving(null);
  };
  const copy = async (quote: AdminQuote): Promise<void> => {
    const made = await actions.copy(quote);
    if (made !== undefined) open({ kind: 'edit', id: made.id }, opened !== null);
  };
  useRowKeys({ container, isEnabled, onRow: { e: (id) => open({ kind: 'edit', id }) }, onPage: {} });
  const commands = {
    getHref: (kind: 'view' | 'edit', { id }: AdminQuote) => getHref({ kind, id }),
    onToggle: (quote: AdminQuote) => void actions.toggle(quote),
    onStage: (quote: AdminQuote, stage: AdminQuote['stage']) => void actions.setStage(quote, stage),
    onSent: controls.reload,
    onCopy: (quote: AdminQuote) => void copy(quote),
    onRemove: askToRemove,
    isBusy: actions.isBusy,
  };
  const banner = <FailureBanner failure={actions.failure} onClose={actions.dismiss} />;
  return (
    <Box ref={container}>
      {opened === null && banner}
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={QUOTES_ADDRESS} state={state}>
          <Button component={Link} to={getHref({ kind: 'new' })} mt="xs">
            {TEXTS.create}
          </Button>
        </NoRows>
      ) : (
        <>
          <DataCards
            caption={TEXTS.listLabel}
            rows={list.items.map(actions.view)}
            rowId={({ id }) => id}
            rowLabel={({ clientName: name }) => fill(TEXTS.open, { name })}
            columns={[]}
            sort={gridSort(QUOTES_ADDRESS, state)}
            renderCard={(quote) => <QuoteCard quote={quote} commands={commands} />}
            isBusy={controls.isLoading}
          />
          <Pager meta={list.meta} getHref={(page) => QUOTES_ADDRESS.href(state, { page })} />
        </>
      )}
      <QuoteDialogs
        opened={opened}
        listed={list.items}
        notice={banner}
        commands={commands}
        onClose={close}
        onSaved={async ({ id }) => {
          open({ kind: 'view', id }, true);
          await controls.reload();
        }}
      />
      <ConfirmDelete
        question={leaving && fill(TEXTS.confirm, { name: leaving.clientName })}
        isBusy={actions.isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}
