import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getOpened, type ListAddress, type ListState, type Opened } from '../list-address.ts';
import type { Listed } from '../load-list.ts';
import { useRowSelection } from '../row-selection.ts';
import { showFailure, showSuccess, showUndo } from '../toasts.tsx';
import { useAttempt } from '../use-attempt.ts';
import type { Question, ResourceAct, ResourceList, RowRecord } from './resource-types.ts';

export interface ResourceRows<Row, Statistics> {
  list: Listed<Row>;
  statistics: Statistics;
}

interface Shape<State extends ListState> {
  address: ListAddress<State>;
  failures?: 'toast' | 'banner';
}

/** Returns the list as its columns, cards and dialogs see it, with the pending question and the last failure. */
export function useResourceList<Row extends RowRecord, Statistics, State extends ListState>(
  { address, failures = 'toast' }: Shape<State>,
  { state, list: listed, statistics }: { state: State } & ResourceRows<Row, Statistics>,
  reload: () => Promise<void>,
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const [chosen, setChosen] = useState<Row | null>(null);
  const selection = useRowSelection(listed.items.map(({ id }) => id));
  const [failure, setFailure] = useState<string>();
  const { isBusy, attempt } = useAttempt(reload, failures === 'banner' ? setFailure : showFailure);
  const opened = getOpened(search);
  const getHref = (over: Opened): string => address.href(state, { page: state.page } as Partial<State>, over);
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const begin = (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
    setFailure(undefined);
    return attempt(act, sentence);
  };
  const run = async ({ act, failure: sentence, done, undo }: ResourceAct): Promise<boolean> => {
    if (!(await begin(act, sentence))) return false;
    const goBack = async (way: NonNullable<typeof undo>): Promise<void> => {
      if ((await begin(way.act, way.failure ?? sentence)) && way.done !== undefined) showSuccess(way.done);
    };
    if (undo === undefined) showSuccess(done);
    else showUndo(done, () => void goBack(undo));
    return true;
  };
  const list: ResourceList<Row, Statistics, State> = {
    rows: listed.items,
    meta: listed.meta,
    statistics,
    state,
    selection,
    chosen,
    choose: (row) => {
      if (row !== null && opened !== null) close();
      setChosen(row);
    },
    opened,
    getHref,
    open: (over) => void navigate(getHref(over), { replace: opened !== null, preventScrollReset: true }),
    close,
    visit: (path) => void navigate(path),
    reload,
    isBusy,
    attempt: begin,
    run,
    ask: (asked) => {
      if (opened !== null && !asked.isOverRecord) close();
      setQuestion(asked);
    },
  };
  const confirm = async (): Promise<void> => {
    const isDone = await question?.act().finally(() => setQuestion(null));
    if (isDone && question?.isOverRecord && opened !== null) close();
  };
  const dialog = { question, confirm, onClose: () => setQuestion(null) };
  return { list, asking: dialog, failure, dismiss: () => setFailure(undefined) };
}
