import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '../confirm-act.tsx';
import { Dialog } from '../dialog.tsx';
import { PlanDialog } from '../plan-dialog.tsx';
import { useScreenRights } from '../screen-rights.ts';
import { StatusBadge } from '../status-badge.tsx';
import { VersionList } from '../version-list.tsx';
import { DOCUMENT_EDITOR_TEXTS } from './document-editor.texts.ts';
import { getStatus } from './draft-status.ts';
import type { DraftStatus } from './use-document-draft.ts';

const { publishing: TEXTS } = DOCUMENT_EDITOR_TEXTS;

type Opened = 'plan' | 'discard' | 'history' | undefined;

interface DocumentPublishBarProps {
  status: DraftStatus;
  /** When the draft is published by itself; null while nothing is planned. */
  publishAt: string | null;
  canDiscard: boolean;
  /** What visitors still see once the draft is given up. */
  discardText: string;
  acts: {
    isBusy: boolean;
    /** Publishes now, or at an instant. @returns whether it was done. */
    publish: (at?: string) => Promise<boolean>;
    unplan: () => Promise<boolean>;
    discard: () => Promise<boolean>;
    restore: (version: number) => Promise<boolean>;
  };
  versions: Omit<ComponentProps<typeof VersionList>, 'onRestore'>;
  /** State of the page beside that of its draft. */
  mark?: ReactNode;
  /** False while the page has never been stored: nothing else can be done with it. */
  hasMenu?: boolean;
  /** Further entries of the menu. */
  more?: ReactNode;
}

/** State of the draft, and what can be done with the whole page. */
export function DocumentPublishBar(props: DocumentPublishBarProps) {
  const { status, publishAt, canDiscard, acts, mark, hasMenu = true, more } = props;
  const { canChange } = useScreenRights();
  const [opened, setOpened] = useState<Opened>();
  const canPublish = canChange && status !== 'published';
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {getStatus(status)}
      </Text>
      {mark}
      {publishAt !== null && (
        <StatusBadge status="scheduled">{fill(TEXTS.plannedFor, { date: formatDateTime(publishAt) })}</StatusBadge>
      )}
      {canChange && (
        <Button disabled={!canPublish} loading={acts.isBusy} onClick={() => void acts.publish()}>
          {TEXTS.publish}
        </Button>
      )}
      {hasMenu && (
        <Menu position="bottom-end" portalProps={{ target: 'main' }}>
          <Menu.Target>
            <Button variant="default" aria-label={TEXTS.more} px="xs">
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {canPublish && <Menu.Item onClick={() => setOpened('plan')}>{TEXTS.plan}</Menu.Item>}
            {canChange && publishAt !== null && (
              <Menu.Item onClick={() => void acts.unplan()}>{TEXTS.unplan}</Menu.Item>
            )}
            {canChange && canDiscard && <Menu.Item onClick={() => setOpened('discard')}>{TEXTS.discard}</Menu.Item>}
            <Menu.Item onClick={() => setOpened('history')}>{TEXTS.history}</Menu.Item>
            {more}
          </Menu.Dropdown>
        </Menu>
      )}
      <PublishDialogs {...props} opened={opened} close={() => setOpened(undefined)} />
    </Group>
  );
}

interface PublishDialogsProps extends Pick<DocumentPublishBarProps, 'acts' | 'discardText' | 'versions'> {
  opened: Opened;
  close: () => void;
}

function PublishDialogs({ acts, discardText, versions, opened, close }: PublishDialogsProps) {
  return (
    <>
      <PlanDialog
        texts={TEXTS.planDialog}
        isOpen={opened === 'plan'}
        onClose={close}
        onPlan={async (at) => (await acts.publish(at)) && close()}
      />
      <ConfirmAct
        question={opened === 'discard' ? TEXTS.discardQuestion : null}
        consequence={discardText}
        confirm={TEXTS.discard}
        isBusy={acts.isBusy}
        onCancel={close}
        onConfirm={() => void acts.discard().then(close)}
      />
      <Dialog isOpen={opened === 'history'} onClose={close} title={TEXTS.history} size="wide">
        <VersionList {...versions} onRestore={(version) => void acts.restore(version).then(close)} />
      </Dialog>
    </>
  );
}
