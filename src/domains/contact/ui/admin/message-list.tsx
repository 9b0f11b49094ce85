import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { BulkBar } from '#src/ui/admin/bulk-bar.tsx';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import type { RowSelection } from '#src/ui/admin/row-selection.ts';
import { BULK_ACTIONS, type BulkAction, type ContactMessage } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MessageGrid } from './message-grid.tsx';
import { MESSAGES_ADDRESS, type MessagesState } from './messages-address.ts';
import type { RowCommands } from './row-actions.tsx';

interface MessageListProps {
  messages: ContactMessage[];
  meta: PageMeta;
  state: MessagesState;
  selection: RowSelection;
  commands: RowCommands;
  onBulk: (action: BulkAction) => void;
  isBusy: boolean;
  isLoading: boolean;
}

const countLabel = (count: number): string => (count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count }));

/** Rows with bulk actions and pagination, or the reason why there are none. */
export function MessageList({ messages, meta, state, selection, isLoading, ...rest }: MessageListProps) {
  if (messages.length === 0) {
    return <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={MESSAGES_ADDRESS} state={state} />;
  }
  return (
    <>
      <MessageGrid
        messages={messages}
        state={state}
        selection={selection}
        commands={rest.commands}
        isBusy={isLoading}
      />
      <BulkBar
        selection={selection}
        isBusy={rest.isBusy}
        countLabel={countLabel}
        actions={BULK_ACTIONS.map((action) => ({
          key: action,
          label: TEXTS.bulk[action],
          isDanger: action === 'delete',
          onPress: () => rest.onBulk(action),
        }))}
      />
      <Pager meta={meta} getHref={(page) => MESSAGES_ADDRESS.href(state, { page })} />
    </>
  );
}
