import { SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { SearchField } from '#src/ui/admin/search-field.tsx';
import { ShortcutsOverlay, useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import type { ChatSession } from '../chat.contract.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import classes from './chats.module.css';
import { CHATS_ADDRESS, type ChatsState, chatHref } from './chats-address.ts';
import { SessionRow } from './session-row.tsx';

const { next: NEXT, previous: PREVIOUS, open: OPEN, help: HELP } = ADMIN_TEXTS.rowKeys;
const SHORTCUTS = [NEXT, PREVIOUS, OPEN, HELP];

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves between rows with the arrow keys, as j and k do. */
function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-open]')];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface SessionPanelProps {
  state: ChatsState;
  list: Listed<ChatSession>;
  controls: ListControls<ChatsState>;
  openedId: string | null;
  typists: ReadonlySet<string>;
  panel: RefObject<HTMLElement | null>;
}

const keepWithView = (state: ChatsState, page: number, openedId: string | null): string =>
  chatHref({ ...state, page }, openedId);

/** Search, filter and list of conversations, latest first. */
export function SessionPanel({ state, list, controls, openedId, typists, panel }: SessionPanelProps) {
  const rows = useRef<HTMLUListElement>(null);
  const [isEnabled] = useShortcutsSwitch();
  const [isHelpOpen, help] = useDisclosure(false);
  useRowKeys({ container: rows, isEnabled, onRow: {}, onPage: { '?': help.open } });
  const { requested, change } = controls;
  return (
    <section aria-label={TEXTS.list} className={classes.panel} ref={panel}>
      <search className={classes.tools}>
        <SearchField
          label={TEXTS.search}
          placeholder={TEXTS.searchFields}
          clearLabel={ADMIN_TEXTS.clearSearch}
          value={requested.search}
          maxLength={SEARCH_MAX}
          isWide
          onSearch={(search) => change({ search }, true)}
        />
        <SegmentedControl
          fullWidth
          aria-label={TEXTS.filter}
          data={[
            { value: '', label: TEXTS.all },
            { value: 'true', label: TEXTS.unread },
          ]}
          value={requested.unread_only ?? ''}
          onChange={(value) => change({ unread_only: value === 'true' ? 'true' : undefined })}
        />
      </search>
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.notFound} hint={TEXTS.noneHint} address={CHATS_ADDRESS} state={state} />
      ) : (
        <ul className={classes.rows} ref={rows} onKeyDown={stepThrough} aria-busy={controls.isLoading}>
          {list.items.map((chat) => (
            <SessionRow
              key={chat.session_id}
              chat={chat}
              to={chatHref(state, chat.session_id)}
              isCurrent={chat.session_id === openedId}
              isTyping={typists.has(chat.session_id)}
            />
          ))}
        </ul>
      )}
      {list.meta.last_page > 1 && (
        <div className={classes.pager}>
          <Pager meta={list.meta} getHref={(page) => keepWithView(state, page, openedId)} />
        </div>
      )}
      <ShortcutsOverlay isOpen={isHelpOpen} onClose={help.close} shortcuts={SHORTCUTS} />
    </section>
  );
}
