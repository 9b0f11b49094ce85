import type { ComponentType, ReactNode } from 'react';
import type { PageMeta } from '#src/kernel/pagination.ts';
import type { GridColumn } from '../grid-shape.ts';
import type { ListAddress, ListState, Opened } from '../list-address.ts';
import type { ListControls } from '../list-screen.tsx';
import type { Listed } from '../load-list.ts';
import type { RowSelection } from '../row-selection.ts';
import type { RowSwipe } from '../swipe.ts';

/** Record that a list screen shows. */
export interface RowRecord {
  id: number;
}

/** Texts that every list screen has, by the same keys in each catalogue. */
export interface ResourceTexts {
  /** Title of the browser tab. */
  meta: string;
  title: string;
  description: string;
  loading: string;
  loadError: string;
  /** Label and placeholder of the search field. */
  search: string;
  searchFields: string;
  /** Label of the rows, for screen readers. */
  listLabel: string;
  empty: string;
  /** Title where a search or filter finds nothing, if `empty` would not be true there. */
  noHits?: string;
  emptyHint: string;
}

export interface Choice {
  value: string;
  label: string;
}

/** One filter of the toolbar. */
export interface ResourceFilter<State extends ListState, Statistics> {
  /** Parameter of the address. */
  name: Exclude<keyof State, keyof ListState> & string;
  label: string;
  /** Label of the choice for all values; a function where it contains a figure. */
  all: string | ((statistics: Statistics | undefined) => string);
  /** Choices without the one for all values; a function where they depend on the figures or the chosen value. */
  choices: readonly Choice[] | ((statistics: Statistics | undefined, chosen: string | undefined) => readonly Choice[]);
  /** Buttons side by side by default; a menu where there are many values. */
  look?: 'buttons' | 'menu';
  /** One of several controls of the same parameter: it shows only its own choices, and is hidden without any. */
  isPart?: boolean;
}

/** One figure above the list. */
export interface Figure<State extends ListState> {
  label: string;
  value: number | string;
  hint?: string;
  /** Filters and order of the rows behind the figure. */
  show: Partial<State>;
  /** False where the shown rows are not exactly those that the figure counts. */
  isExact?: boolean;
}

/** Action whose result is reported by a toast, with an undo where there is a way back. */
export interface ResourceAct {
  act: () => Promise<unknown>;
  failure: string;
  done: string;
  undo?: { act: () => Promise<unknown>; failure?: string; done?: string };
}

/** Confirmation that is asked before an action. */
export interface Question {
  question: string;
  consequence?: string;
  /** Label of the button; without it the question is about a permanent deletion. */
  confirm?: string;
  /** Asks over the opened record, which closes only after a success; by default it closes before the question. */
  isOverRecord?: boolean;
  /** Returns whether it succeeded. */
  act: () => Promise<boolean>;
}

/** What a row or a dialog can do to the list. */
export interface ResourceActs {
  /** What the address opens over the list. */
  opened: Opened;
  getHref: (opened: Opened) => string;
  /** Opens a record over the list, in place of the opened one. */
  open: (opened: Opened) => void;
  close: () => void;
  /** Opens another page. */
  visit: (path: string) => void;
  reload: () => Promise<void>;
  /** Whether an action runs. */
  isBusy: boolean;
  /** Runs an action and reports only its failure; returns whether it succeeded. */
  attempt: (act: () => Promise<unknown>, failure: string) => Promise<boolean>;
  run: (act: ResourceAct) => Promise<boolean>;
  /** Asks before an action; the opened record closes. */
  ask: (question: Question) => void;
}

/** The list as its columns, cards and dialogs see it. */
export interface ResourceList<Row extends RowRecord, Statistics, State extends ListState> extends ResourceActs {
  rows: readonly Row[];
  meta: PageMeta;
  statistics: Statistics;
  state: State;
  selection: RowSelection;
  /** Row on which a dialog of the screen's own works, such as a reply. */
  chosen: Row | null;
  /** Closes the opened record and opens that dialog; null closes it. */
  choose: (row: Row | null) => void;
}

export interface ResourceColumn<Row, List> extends Omit<GridColumn<Row>, 'render'> {
  render: (row: Row, list: List) => ReactNode;
}

/** Dialog of one record: the record itself, and its form where records are added or changed here. */
export interface ResourceRecord<Row, Detail extends RowRecord, List> {
  fetch: (id: number) => Promise<Detail>;
  /** Listed records that contain all that the dialog needs; the others are fetched. */
  listed?: (rows: readonly Row[]) => readonly Detail[];
  /** Sentence for a record that no longer exists. */
  missing?: string;
  /** Sentence for a record that cannot be loaded; by default that of the list. */
  failure?: string;
  title: (opened: NonNullable<Opened>, record: Detail | undefined) => ReactNode;
  size?: 'lg' | 'wide';
  View: ComponentType<{ record: Detail; list: List }>;
  Form?: ComponentType<{ record: Detail | null; list: List }>;
}

export interface ResourceBulkAct<Row, List> {
  key: string;
  label: string;
  isDanger?: boolean;
  /** Returns whether the selection is cleared. */
  run: (rows: Row[], list: List) => Promise<boolean>;
}

/** A list screen as data. */
export interface Resource<
  Row extends RowRecord,
  Statistics,
  State extends ListState,
  Detail extends RowRecord,
  List = ResourceList<Row, Statistics, State>,
> {
  texts: ResourceTexts;
  address: ListAddress<State>;
  /** Server events after which the rows are loaded again. */
  live: readonly string[];
  /** Name of the rows below `/api/admin`, with their statistics below it: the document of the screen requests both. */
  apiName: string;
  /** Whether its rows read the stored account: the server, which has none, then renders no first view of them. */
  needsAccount?: boolean;
  fetchRows: (query: State & { per_page: number }) => Promise<Listed<Row>>;
  fetchStatistics: () => Promise<Statistics>;
  /** Called with the moment of `performance.now()` when the rows were asked for. */
  onLoaded?: (askedAt: number) => void;
  figures: (statistics: Statistics) => readonly Figure<State>[];
  /** Shown below the figures. */
  note?: (list: { statistics: Statistics; list: Listed<Row> }) => ReactNode;
  filters: readonly ResourceFilter<State, Statistics>[];
  /** Keys of the toolbar's sort menu; without them only the column headers sort. */
  sorts?: readonly Choice[];
  exporting?: {
    /** Path of the file under `/api`. */
    path: string;
    fileName: string;
    /** Search, filters and order by default. */
    query?: (state: State) => Partial<State>;
    label?: (state: State) => string;
  };
  /** More controls after the filters and the order. */
  Tools?: ComponentType;
  /** Text of the link to the form of a new record. */
  adding?: string;
  /** More actions at the top of the screen. */
  MainActions?: ComponentType<{ controls: ListControls<State> }>;
  /** Whether these actions are hidden where loading failed. */
  hidesActionsOnFailure?: boolean;
  /** Label of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /** Without columns the rows are cards at every width. */
  columns?: readonly ResourceColumn<Row, List>[];
  /** Actions of a row: the last column of the table, and a part of the card. */
  rowActions?: { title: string; width: number; render: (row: Row, list: List) => ReactNode };
  card: (row: Row, list: List, actions: ReactNode) => ReactNode;
  /**
   * What a swipe on a card does, for users who may change rows: to the left it is put away, to the right it gets its
   * commonest act. Both have a button or a menu as well.
   */
  swipe?: (row: Row, list: List) => RowSwipe;
  /** Key under which the device stores the choice between cards and table, where there is one. */
  lookKey?: string;
  isStrong?: (row: Row) => boolean;
  bulk?: { countLabel?: (count: number) => string; acts: readonly ResourceBulkAct<Row, List>[] };
  /** Actions by key on the row that has the focus, besides x, which selects it; e is for `editRow`. */
  keys?: Record<string, (row: Row, list: List) => void>;
  /** Meanings of the list's own keys, for the overlay that explains them. */
  shortcuts?: readonly (readonly [string, string])[];
  /** Shown above the rows. */
  Above?: ComponentType<{ list: List }>;
  /** Link of an empty list. */
  emptyLink?: { text: string; to: (list: List) => string };
  /** Failed actions are reported by a toast, or by a banner above the rows, and in the opened record. */
  failures?: 'toast' | 'banner';
  record?: ResourceRecord<Row, Detail, List>;
  /** Other dialogs over the list. */
  Over?: ComponentType<{ list: List }>;
  /** Shown where loading failed, below the reason. */
  Instead?: ComponentType;
}
