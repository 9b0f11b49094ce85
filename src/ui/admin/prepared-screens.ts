import type { ReactNode } from 'react';
import { type Asked, findAsked, isStillTrue } from '../http/early-answers.ts';
import { readToken } from '../http/stored-session.ts';
import { perPage } from '../page-state.ts';

/** Most screens that are held ready; the one that was prepared first makes room. */
const MOST = 6;
/** Age in milliseconds from which a screen is prepared again, so that there always is a usable one. */
const RENEWED_MS = 20_000;

/** A screen that is rendered before one goes to it, outside the document. */
export interface PreparedScreen {
  readonly path: string;
  /** Holds what it renders; stands in the document while the screen is shown. */
  readonly container: HTMLElement;
  readonly loaded: unknown;
  readonly render: (loaded: never) => ReactNode;
  readonly isShown: boolean;
  /** Absent once its data have been used. */
  readonly asked: Asked | undefined;
}

const state = perPage(() => ({
  screens: [] as readonly PreparedScreen[],
  listeners: new Set<() => void>(),
}));

function set(screens: readonly PreparedScreen[]): void {
  state().screens = screens;
  for (const tell of state().listeners) tell();
}

export function followScreens(onChange: () => void): () => void {
  const { listeners } = state();
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Returns all of them: the same list until something has changed. */
export const getScreens = (): readonly PreparedScreen[] => state().screens;

const find = (path: string): PreparedScreen | undefined => getScreens().find((one) => one.path === path);

const hasTrueData = ({ asked }: PreparedScreen): boolean => asked !== undefined && isStillTrue(asked, readToken());

/** Whether a screen has been prepared from data that are still true and need no renewal. */
export function isPrepared(path: string): boolean {
  const screen = find(path);
  const age = Date.now() - (screen?.asked?.askedOn ?? 0);
  return screen !== undefined && hasTrueData(screen) && age < RENEWED_MS;
}

/** Returns the new data with the parts of the old ones that say the same, which are then not rendered again. */
function shareParts(loaded: object, old: object): object {
  const same = Object.entries(old).filter(
    ([name, part]) => JSON.stringify(part) === JSON.stringify(Reflect.get(loaded, name)),
  );
  return { ...loaded, ...Object.fromEntries(same) };
}

interface Preparation<Loaded> {
  load: () => Promise<Loaded>;
  render: (loaded: Loaded) => ReactNode;
}

/** Renders a screen from the early answers of its first calls; does nothing unless all of them are still true. */
export async function prepareScreen<Loaded extends object>(
  path: string,
  calls: readonly string[],
  { load, render }: Preparation<Loaded>,
): Promise<void> {
  const asked = findAsked(calls, readToken());
  if (asked === undefined) return;
  const loaded = await load();
  const old = find(path);
  // Meanwhile something may have changed, or another person signed in.
  if ('failure' in loaded || old?.isShown === true || !isStillTrue(asked, readToken())) return;
  const container = old?.container ?? document.createElement('div');
  const screen: PreparedScreen = {
    path,
    container,
    loaded: old === undefined ? loaded : shareParts(loaded, Object(old.loaded)),
    render: render as PreparedScreen['render'],
    isShown: false,
    asked,
  };
  const others = getScreens().filter((one) => one !== old);
  const remaining = others.filter((one, place) => one.isShown || place > others.length - MOST);
  set([...remaining, screen]);
}

/** Returns, once, the data of a prepared screen that are still true, for the loader of its address. */
export function takePrepared<Loaded>(address: string): Loaded | undefined {
  const { pathname, search } = new URL(address);
  const screen = search === '' ? find(pathname) : undefined;
  if (screen === undefined || !hasTrueData(screen)) return undefined;
  set(getScreens().map((one) => (one === screen ? { ...screen, asked: undefined } : one)));
  return screen.loaded as Loaded;
}

/** Returns what holds a prepared screen; undefined while nothing of it has been rendered. */
export function findContainer(path: string): HTMLElement | undefined {
  const screen = find(path);
  return screen?.container.hasChildNodes() && !screen.isShown ? screen.container : undefined;
}

/** Shows a prepared screen, or changes the data of the shown one. */
export function showScreen(container: HTMLElement, loaded: unknown): void {
  const isAsGiven = (one: PreparedScreen): boolean => one.isShown && one.loaded === loaded;
  set(
    getScreens().map((one) =>
      one.container !== container || isAsGiven(one) ? one : { ...one, loaded, isShown: true, asked: undefined },
    ),
  );
}

export const removeScreen = (container: HTMLElement): void =>
  set(getScreens().filter((one) => one.container !== container));

/** Removes all of them, since their data are those of one person. */
export const removeScreens = (): void => set([]);
