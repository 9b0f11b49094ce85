import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { getStatus } from '#src/ui/admin/document/draft-status.ts';
import { type DocumentActs, useDocumentActs } from '#src/ui/admin/document/use-document-acts.ts';
import { PlanDialog } from '#src/ui/admin/plan-dialog.tsx';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
import { VersionList } from '#src/ui/admin/version-list.tsx';
import {
  cancelCityPlan,
  discardCityDraft,
  fetchCityDifferences,
  fetchCityVersions,
  planCity,
  restoreCityVersion,
  saveCityPage,
  withdrawCityPage,
} from '../city.client.ts';
import type { CityPageRecord } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { CityRemoval } from './city-removal.tsx';
import type { CityDraft } from './use-city-draft.ts';

type Opened = 'plan' | 'discard' | 'withdraw' | 'history' | 'remove' | undefined;

const getState = ({ isPublished, hasDraft }: CityPageRecord): string =>
  isPublished ? (hasDraft ? TEXTS.states.both : TEXTS.states.published) : TEXTS.states.draft;

/** State of the page and of its draft, and what can be done with the page as a whole. */
export function CityPublishBar({ draft }: { draft: CityDraft }) {
  const { canChange } = useScreenRights();
  const acts = useDocumentActs(draft);
  const [opened, setOpened] = useState<Opened>();
  const { status, summary } = draft;
  const canPublish = canChange && status !== 'published';
  const publish = () =>
    acts.act(
      ({ id, content, updated_at }) => saveCityPage({ id, content, publish: true, updated_at }),
      TEXTS.published,
    );
  const unplan = () => acts.act(({ id, updated_at }) => cancelCityPlan({ id, updated_at }), TEXTS.unplanned);
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {getStatus(status)}
      </Text>
      {summary.isStored && (
        <StatusBadge status={summary.isPublished ? 'published' : 'draft'}>{getState(summary)}</StatusBadge>
      )}
      {summary.publish_at !== null && (
        <StatusBadge status="scheduled">
          {fill(TEXTS.plannedFor, { date: formatDateTime(summary.publish_at) })}
        </StatusBadge>
      )}
      {canChange && (
        <Button disabled={!canPublish} loading={acts.isBusy} onClick={() => void publish()}>
          {TEXTS.publish}
        </Button>
      )}
      {summary.isStored && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" aria-label={TEXTS.more} px="xs">
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {canPublish && <Menu.Item onClick={() => setOpened('plan')}>{TEXTS.plan.open}</Menu.Item>}
            {canChange && summary.publish_at !== null && (
              <Menu.Item onClick={() => void unplan()}>{TEXTS.unplan}</Menu.Item>
            )}
            {canChange && summary.hasDraft && (
              <Menu.Item onClick={() => setOpened('discard')}>{TEXTS.discard}</Menu.Item>
            )}
            <Menu.Item onClick={() => setOpened('history')}>{TEXTS.history}</Menu.Item>
            {canChange && summary.isPublished && (
              <Menu.Item onClick={() => setOpened('withdraw')}>{TEXTS.withdraw}</Menu.Item>
            )}
            {canChange && (
              <Menu.Item color="red" onClick={() => setOpened('remove')}>
                {TEXTS.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <CityDialogs page={summary} acts={acts} opened={opened} close={() => setOpened(undefined)} />
    </Group>
  );
}

interface CityDialogsProps {
  page: CityPageRecord;
  acts: DocumentActs<CityPageRecord>;
  opened: Opened;
  close: () => void;
}

function CityDialogs({ page: { id, name }, acts: { isBusy, act }, opened, close }: CityDialogsProps) {
  const discard = () =>
    act(
      ({ updated_at }) => discardCityDraft({ id, updated_at }),
      TEXTS.discarded,
      () => undoDeletion('city-draft', [id]),
    );
  const withdraw = () => act(({ updated_at }) => withdrawCityPage({ id, updated_at }), TEXTS.withdrawn);
  const restore = (version: number) =>
    act(({ updated_at }) => restoreCityVersion({ id, version, updated_at }), TEXTS.restored);
  return (
    <>
      <PlanDialog
        texts={TEXTS.plan}
        isOpen={opened === 'plan'}
        onClose={close}
        onPlan={async (at) =>
          (await act(({ updated_at }) => planCity({ id, updated_at, publish_at: at }), TEXTS.planned)) && close()
        }
      />
      <ConfirmAct
        question={opened === 'discard' ? TEXTS.discardQuestion : null}
        consequence={TEXTS.discardText}
        confirm={TEXTS.discard}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void discard().then(close)}
      />
      <ConfirmAct
        question={opened === 'withdraw' ? fill(TEXTS.withdrawQuestion, { name }) : null}
        consequence={TEXTS.withdrawText}
        confirm={TEXTS.withdraw}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void withdraw().then(close)}
      />
      <Dialog isOpen={opened === 'history'} onClose={close} title={TEXTS.history} size="wide">
        <VersionList
          texts={TEXTS.versions}
          fetchVersions={() => fetchCityVersions(id)}
          fetchDifferences={(version) => fetchCityDifferences(id, version)}
          onRestore={(version) => void restore(version).then(close)}
        />
      </Dialog>
      <CityRemoval id={id} name={name} isAsking={opened === 'remove'} onClose={close} />
    </>
  );
}
