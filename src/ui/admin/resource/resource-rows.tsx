import { Box, Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { ConfirmAct } from '../confirm-act.tsx';
import { ConfirmDelete } from '../confirm-delete.tsx';
import { Dialog } from '../dialog.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import type { ListState, Opened } from '../list-address.ts';
import type { Look } from '../look-choice.tsx';
import { NoRows } from '../no-rows.tsx';
import { RecordState } from '../record-state.tsx';
import { useScreenRights } from '../screen-rights.ts';
import { useShortcutsSwitch } from '../shortcuts-overlay.tsx';
import { useOpenedRecord } from '../use-opened-record.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { Rows } from './resource-grid.tsx';
import type { Question, Resource, ResourceList, ResourceRecord, RowRecord } from './resource-types.ts';
import { getRowKeys } from './row-keys.ts';
import { type ResourceRows, useResourceList } from './use-resource-list.ts';
import { useRowsPlace } from './use-rows-place.ts';

/** Returns what the dialog of the record shows: forms only where there is one. */
const getShown = (opened: Opened, hasForm: boolean): Opened => (opened?.kind === 'view' || hasForm ? opened : null);

interface OpenedProps<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> {
  record: ResourceRecord<Row, Detail, ResourceList<Row, Statistics, State>>;
  failure: string;
  /** Last failed action. */
  banner: ReactNode;
  list: ResourceList<Row, Statistics, State>;
}

/** The record, or its form, that the address opens over the list. */
function OpenedRecord<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>({
  record: { fetch, listed, missing, failure: own, title, size = 'lg', View, Form },
  failure,
  banner,
  list,
}: OpenedProps<Row, Statistics, State, Detail>) {
  const opened = getShown(list.opened, Form !== undefined);
  const id = opened === null || opened.kind === 'new' ? null : opened.id;
  const { record, refusal } = useOpenedRecord<Detail>({
    id,
    listed: listed?.(list.rows) ?? [],
    fetchRecord: fetch,
    missing,
    failure: own ?? failure,
  });
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={list.close}
      title={opened && title(opened, record)}
      size={size}
      closesOutside={opened?.kind === 'view'}
    >
      {banner}
      {id !== null && <RecordState record={record} refusal={refusal} />}
      {opened?.kind === 'view' && record && <View record={record} list={list} />}
      {opened?.kind === 'new' && Form && <Form record={null} list={list} />}
      {opened?.kind === 'edit' && record && Form && <Form key={record.id} record={record} list={list} />}
    </Dialog>
  );
}

interface AskedProps {
  question: Question | null;
  confirm: () => Promise<void>;
  isBusy: boolean;
  onClose: () => void;
}

/** Asks the pending question: about a permanent deletion, or about another action that cannot be undone. */
function Asked({ question, confirm, isBusy, onClose }: AskedProps) {
  const isRemoval = question !== null && question.confirm === undefined;
  const shared = {
    isBusy,
    consequence: question?.consequence ?? '',
    onCancel: onClose,
    onConfirm: () => void confirm(),
  };
  return (
    <>
      <ConfirmDelete {...shared} question={isRemoval ? question.question : null} />
      <ConfirmAct
        {...shared}
        question={isRemoval ? null : (question?.question ?? null)}
        confirm={question?.confirm ?? ''}
      />
    </>
  );
}

interface ResourceBodyProps<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> {
  resource: Resource<Row, Statistics, State, Detail>;
  rows: { state: State } & ResourceRows<Row, Statistics>;
  reload: () => Promise<void>;
  look: Look;
  onHelp: () => void;
}

/** All of a list screen below its toolbar: rows, their shortcuts, and what opens over them. */
export function ResourceBody<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>({
  resource,
  rows,
  reload,
  look,
  onHelp,
}: ResourceBodyProps<Row, Statistics, State, Detail>) {
  const { address, texts, emptyLink, record, Above, Over } = resource;
  const container = useRef<HTMLDivElement>(null);
  const [isEnabled] = useShortcutsSwitch();
  const { list, asking, failure, dismiss } = useResourceList(resource, rows, reload);
  const { canChange } = useScreenRights();
  const presses = useRowsPlace(container);
  const onRow = Object.entries(getRowKeys(resource, canChange)).map(([key, act]) => [
    key,
    (id: number): void => {
      const row = list.rows.find((listed) => listed.id === id);
      if (row !== undefined) act(row, list);
    },
  ]);
  useRowKeys({
    container,
    isEnabled,
    onRow: Object.fromEntries(onRow),
    onPage: { '?': onHelp, a: () => void list.reload() },
  });
  const isRecordOpen = record !== undefined && getShown(list.opened, record.Form !== undefined) !== null;
  // Asked for by `in`: a catalogue answers a key that it lacks with its path.
  const title = (address.isFiltered(list.state) && 'noHits' in texts && texts.noHits) || texts.empty;
  const banner = <FailureBanner failure={failure} onClose={dismiss} />;
  return (
    <Box ref={container} {...presses}>
      {!isRecordOpen && banner}
      {Above && <Above list={list} />}
      {list.rows.length === 0 ? (
        <NoRows title={title} hint={texts.emptyHint} address={address} state={list.state}>
          {emptyLink && (
            <Button component={Link} to={emptyLink.to(list)} mt="xs">
              {emptyLink.text}
            </Button>
          )}
        </NoRows>
      ) : (
        <Rows resource={resource} list={list} look={look} />
      )}
      {record && <OpenedRecord record={record} failure={texts.loadError} banner={banner} list={list} />}
      {Over && <Over list={list} />}
      <Asked {...asking} isBusy={list.isBusy} />
    </Box>
  );
}
