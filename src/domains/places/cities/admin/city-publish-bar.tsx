import { Menu } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { DocumentPublishBar } from '#src/ui/admin/document/document-publish-bar.tsx';
import { useDocumentActs } from '#src/ui/admin/document/use-document-acts.ts';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { undoDeletion } from '#src/ui/admin/undo-deletion.ts';
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

type Opened = 'withdraw' | 'remove' | undefined;

const getState = ({ isPublished, hasDraft }: CityPageRecord): string =>
  isPublished ? (hasDraft ? TEXTS.states.both : TEXTS.states.published) : TEXTS.states.draft;

/** Acts on the whole page of a town. */
function useCityActs(draft: CityDraft) {
  const { isBusy, act } = useDocumentActs(draft);
  const { id } = draft.summary;
  return {
    isBusy,
    publish: (at?: string) =>
      at === undefined
        ? act(({ content, updated_at }) => saveCityPage({ id, content, publish: true, updated_at }), TEXTS.published)
        : act(({ updated_at }) => planCity({ id, updated_at, publish_at: at }), TEXTS.planned),
    unplan: () => act(({ updated_at }) => cancelCityPlan({ id, updated_at }), TEXTS.unplanned),
    discard: () =>
      act(
        ({ updated_at }) => discardCityDraft({ id, updated_at }),
        TEXTS.discarded,
        () => undoDeletion('city-draft', [id]),
      ),
    restore: (version: number) =>
      act(({ updated_at }) => restoreCityVersion({ id, version, updated_at }), TEXTS.restored),
    withdraw: () => act(({ updated_at }) => withdrawCityPage({ id, updated_at }), TEXTS.withdrawn),
  };
}

/** State of the page of a town and of its draft, and what can be done with the page as a whole. */
export function CityPublishBar({ draft }: { draft: CityDraft }) {
  const { canChange } = useScreenRights();
  const acts = useCityActs(draft);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const { status, summary } = draft;
  const { id, name, isStored, isPublished } = summary;
  return (
    <>
      <DocumentPublishBar
        status={status}
        publishAt={summary.publish_at}
        canDiscard={summary.hasDraft}
        discardText={TEXTS.discardText}
        acts={acts}
        versions={{
          texts: TEXTS.versions,
          fetchVersions: () => fetchCityVersions(id),
          fetchDifferences: (version) => fetchCityDifferences(id, version),
        }}
        mark={isStored && <StatusBadge status={isPublished ? 'published' : 'draft'}>{getState(summary)}</StatusBadge>}
        hasMenu={isStored}
        more={
          canChange && (
            <>
              {isPublished && <Menu.Item onClick={() => setOpened('withdraw')}>{TEXTS.withdraw}</Menu.Item>}
              <Menu.Item color="red" onClick={() => setOpened('remove')}>
                {TEXTS.remove}
              </Menu.Item>
            </>
          )
        }
      />
      <ConfirmAct
        question={opened === 'withdraw' ? fill(TEXTS.withdrawQuestion, { name }) : null}
        consequence={TEXTS.withdrawText}
        confirm={TEXTS.withdraw}
        isBusy={acts.isBusy}
        onCancel={close}
        onConfirm={() => void acts.withdraw().then(close)}
      />
      <CityRemoval id={id} name={name} isAsking={opened === 'remove'} onClose={close} />
    </>
  );
}
