import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { ShortcutsOverlay } from '#src/ui/admin/shortcuts-overlay.tsx';
import { MESSAGE_STATUSES, type MessageStatus, SORT_KEYS } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MESSAGE_STATUS_TEXTS } from '../../contact-status.texts.ts';
import { MessageStatistics } from './message-statistics.tsx';
import { MESSAGES_ADDRESS, type MessagesState } from './messages-address.ts';
import { MessagesList, type Rows } from './messages-list.tsx';

const STATUSES = MESSAGE_STATUSES.map((status) => ({ value: status, label: MESSAGE_STATUS_TEXTS[status] }));
const SORTS = SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

function Toolbar({ requested, change }: Pick<ListControls<MessagesState>, 'requested' | 'change'>) {
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterChoice
        label={TEXTS.statusFilter}
        all={TEXTS.allStatuses}
        choices={STATUSES}
        value={requested.status}
        onChoose={(status) => change({ status: status as MessageStatus | undefined })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<MessagesState>)} />
    </ListToolbar>
  );
}

/** Screen of visitors' messages: figures, search, list and actions. */
export function MessagesScreen({ loaded }: { loaded: Loaded<MessagesState, Omit<Rows, 'state'>> }) {
  const [isHelpOpen, help] = useDisclosure(false);
  return (
    <>
      <ListScreen
        title={TEXTS.title}
        description={TEXTS.description}
        address={MESSAGES_ADDRESS}
        loaded={loaded}
        live={['messages', 'notification']}
        actions={({ requested: { search, status, sort_by, sort_order } }) => (
          <>
            <ActionIcon
              variant="default"
              size={36}
              visibleFrom="sm"
              aria-label={ADMIN_TEXTS.shortcuts}
              onClick={help.open}
            >
              <IconKeyboard size={18} aria-hidden />
            </ActionIcon>
            <ExportButton
              path="/admin/contact/export"
              query={{ search, status, sort_by, sort_order }}
              fileName="messages.csv"
            />
          </>
        )}
        statistics={({ statistics }, { requested: wanted }) => (
          <MessageStatistics statistics={statistics} state={wanted} />
        )}
        toolbar={(controls) => <Toolbar {...controls} />}
      >
        {(rows, { reload }) => <MessagesList rows={rows} reload={reload} onHelp={help.open} />}
      </ListScreen>
      <ShortcutsOverlay isOpen={isHelpOpen} onClose={help.close} shortcuts={TEXTS.shortcuts} />
    </>
  );
}
