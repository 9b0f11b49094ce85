import { Alert, Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { PlanDialog } from '#src/ui/admin/plan-dialog.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { VersionList } from '#src/ui/admin/version-list.tsx';
import {
  cancelCityPlan,
  discardCityDraft,
  fetchCityDifferences,
  fetchCityPreview,
  fetchCityVersions,
  planCity,
  restoreCityVersion,
  saveCityPage,
  withdrawCityPage,
} from '../city.client.ts';
import type { CityPageRecord } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';

type Opened = 'plan' | 'discard' | 'withdraw' | 'history' | undefined;

interface CityPublicationProps {
  page: CityPageRecord;
  /** What is typed and not yet stored would not be published: the acts wait for the save. */
  isDirty: boolean;
  /** Gets the page after an act; the form begins again from it. */
  onDone: (page: CityPageRecord) => void;
}

const getState = ({ isPublished, hasDraft }: CityPageRecord): string =>
  isPublished ? (hasDraft ? TEXTS.states.both : TEXTS.states.published) : TEXTS.states.draft;

/** State of the stored page, and what can be done with it as a whole. */
export function CityPublication({ page, isDirty, onDone }: CityPublicationProps) {
  const [opened, setOpened] = useState<Opened>();
  const [preview, setPreview] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { isBusy, attempt } = useAttempt(async () => undefined, setFailure);
  const { id, name, content, updated_at, isPublished, hasDraft, version, publish_at } = page;
  const act = async (
    change: () => Promise<CityPageRecord>,
    done: string,
    refusal: string = TEXTS.saveError,
  ): Promise<void> => {
    setOpened(undefined);
    setFailure(undefined);
    const isDone = await attempt(async () => onDone(await change()), refusal);
    if (isDone) showSuccess(done);
  };
  const publish = () => act(() => saveCityPage({ id, content, publish: true, updated_at }), TEXTS.published);
  const plan = (at: string) => act(() => planCity({ id, updated_at, publish_at: at }), TEXTS.planned, TEXTS.planError);
  const show = () => attempt(async () => setPreview(await fetchCityPreview(id)), TEXTS.previewError);
  return (
    <>
      {failure && <Alert color="red">{failure}</Alert>}
      <Group gap="xs">
        <Badge color={isPublished ? 'green' : 'gray'}>{getState(page)}</Badge>
        {publish_at !== null && (
          <Badge color="blue">{fill(TEXTS.plannedFor, { date: formatDateTime(publish_at) })}</Badge>
        )}
        <Button variant="default" disabled={isDirty} onClick={() => void show()}>
          {TEXTS.preview}
        </Button>
        {version > 0 && (
          <Button variant="default" onClick={() => setOpened('history')}>
            {TEXTS.history}
          </Button>
        )}
        <Changing>
          {(hasDraft || !isPublished) && (
            <Button disabled={isDirty} loading={isBusy} onClick={() => void publish()}>
              {TEXTS.publish}
            </Button>
          )}
          {(hasDraft || !isPublished) && (
            <Button variant="default" disabled={isDirty} onClick={() => setOpened('plan')}>
              {TEXTS.plan.open}
            </Button>
          )}
          {publish_at !== null && (
            <Button
              variant="default"
              disabled={isDirty}
              onClick={() => void act(() => cancelCityPlan({ id, updated_at }), TEXTS.unplanned)}
            >
              {TEXTS.unplan}
            </Button>
          )}
          {hasDraft && (
            <Button variant="default" onClick={() => setOpened('discard')}>
              {TEXTS.discard}
            </Button>
          )}
          {isPublished && (
            <Button variant="default" onClick={() => setOpened('withdraw')}>
              {TEXTS.withdraw}
            </Button>
          )}
        </Changing>
      </Group>
      <PlanDialog texts={TEXTS.plan} isOpen={opened === 'plan'} onClose={() => setOpened(undefined)} onPlan={plan} />
      <ConfirmAct
        question={opened === 'discard' ? TEXTS.discardQuestion : null}
        consequence={TEXTS.discardText}
        confirm={TEXTS.discard}
        onCancel={() => setOpened(undefined)}
        onConfirm={() => void act(() => discardCityDraft({ id, updated_at }), TEXTS.discarded)}
      />
      <ConfirmAct
        question={opened === 'withdraw' ? fill(TEXTS.withdrawQuestion, { name }) : null}
        consequence={TEXTS.withdrawText}
        confirm={TEXTS.withdraw}
        onCancel={() => setOpened(undefined)}
        onConfirm={() => void act(() => withdrawCityPage({ id, updated_at }), TEXTS.withdrawn)}
      />
      <Dialog isOpen={opened === 'history'} onClose={() => setOpened(undefined)} title={TEXTS.history} size="wide">
        <VersionList
          texts={TEXTS.versions}
          fetchVersions={() => fetchCityVersions(id)}
          fetchDifferences={(old) => fetchCityDifferences(id, old)}
          onRestore={(old) => void act(() => restoreCityVersion({ id, version: old, updated_at }), TEXTS.restored)}
        />
      </Dialog>
      <Dialog isOpen={preview !== undefined} onClose={() => setPreview(undefined)} title={TEXTS.preview} size="wide">
        <iframe src={preview} title={TEXTS.preview} style={{ width: '100%', height: '75vh', border: 0 }} />
      </Dialog>
    </>
  );
}
