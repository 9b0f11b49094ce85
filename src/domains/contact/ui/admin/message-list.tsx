import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { Pager } from '#src/ui/admin/pager.tsx';
import type { RowSelection } from '#src/ui/admin/row-selection.ts';
import { EmptyState } from '#src/ui/admin/states.tsx';
import type { BulkAction, ContactMessage } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { isFiltered, type ListState, listHref } from './list-address.ts';
import { MessageGrid } from './message-grid.tsx';
import type { RowCommands } from './row-actions.tsx';

interface MessageListProps {
  messages: ContactMessage[];
  meta: PageMeta;
  state: ListState;
  selection: RowSelection;
  commands: RowCommands;
  onBulk: (action: BulkAction) => void;
  isBusy: boolean;
  isLoading: boolean;
}

/** The rows with their bulk bar and pages, or why there are none. */
export function MessageList({
  messages,
  meta,
  state,
  selection,
  commands,
  onBulk,
  isBusy,
  isLoading,
}: MessageListProps) {
  if (messages.length === 0) {
    return isFiltered(state) ? (
      <EmptyState title={TEXTS.empty} description={TEXTS.emptyFiltered}>
        <Button component={Link} to={listHref(state, { search: '', status: undefined })} variant="light" mt="xs">
          {TEXTS.clearFilters}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={TEXTS.empty} description={TEXTS.emptyHint} />
    );
  }
  return (
    <>
      <MessageGrid messages={messages} state={state} selection={selection} commands={commands} isBusy={isLoading} />
      <BulkBar count={selection.selected.size} isBusy={isBusy} onAction={onBulk} onClear={selection.clear} />
      <Pager meta={meta} hrefOf={(page) => listHref(state, { page })} />
    </>
  );
}
