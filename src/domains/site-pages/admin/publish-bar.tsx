import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { getStatus } from '#src/ui/admin/document/draft-status.ts';
import { PlanDialog } from '#src/ui/admin/plan-dialog.tsx';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { PageDraft } from './use-page-draft.ts';
import { usePublishing } from './use-publishing.ts';

type Opened = 'plan' | 'discard' | 'history' | undefined;

/** State of the draft, and what can be done with the whole page. */
export function PublishBar({ draft }: { draft: PageDraft }) {
  const { canChange } = useScreenRights();
  const publishing = usePublishing(draft);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const { status, summary } = draft;
  const hasDraft = status !== 'published';
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {getStatus(status)}
      </Text>
      {summary.publish_at !== null && (
        <StatusBadge status="scheduled">
          {fill(TEXTS.states.planned, { date: formatDateTime(summary.publish_at) })}
        </StatusBadge>
      )}
      {canChange && (
        <Button disabled={!hasDraft} loading={publishing.isBusy} onClick={() => void publishing.publish()}>
          {TEXTS.publish}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" aria-label={TEXTS.more} px="xs">
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {canChange && hasDraft && <Menu.Item onClick={() => setOpened('plan')}>{TEXTS.plan}</Menu.Item>}
          {canChange && summary.publish_at !== null && (
            <Menu.Item onClick={() => void publishing.unplan()}>{TEXTS.unplan}</Menu.Item>
          )}
          {canChange && hasDraft && <Menu.Item onClick={() => setOpened('discard')}>{TEXTS.discard}</Menu.Item>}
          <Menu.Item onClick={() => setOpened('history')}>{TEXTS.history}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <PlanDialog
        texts={{ title: TEXTS.planTitle, date: TEXTS.planDate, confirm: TEXTS.planConfirm }}
        isOpen={opened === 'plan'}
        onClose={close}
        onPlan={async (at) => (await publishing.publish(at)) && close()}
      />
      <ConfirmAct
        question={opened === 'discard' ? TEXTS.discardQuestion : null}
        consequence={TEXTS.discardText}
        confirm={TEXTS.discard}
        isBusy={publishing.isBusy}
        onCancel={close}
        onConfirm={() => void publishing.discard().then(close)}
      />
      <HistoryDialog
        page={summary.page}
        isOpen={opened === 'history'}
        onClose={close}
        onRestore={(version) => void publishing.restore(version).then(close)}
      />
    </Group>
  );
}
