import { type ContextType, use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, UNSAFE_FrameworkContext as Framework } from 'react-router';
import { fetchEarly } from '../http/fetch-early.ts';
import { isPersonThere } from '../http/person.ts';
import { isEnrolmentNeeded } from '../http/session-clock.ts';
import { readToken } from '../http/stored-session.ts';
import type { ScreenHandle } from './first-calls.ts';
import { type FrameLink, type FrameLinks, isMine } from './frame-link.ts';
import { isPrepared } from './prepared-screens.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds; a mouse that only crosses a link is shorter on it. */
const HOVER_MS = 50;
/** Milliseconds between two looks at whether the screens behind the tabs are there. */
const LOOK_MS = 3_000;

type Router = NonNullable<ContextType<typeof DataRouter>>['router'];
type Files = NonNullable<ContextType<typeof Framework>>['manifest']['routes'];
type Screen = NonNullable<Files[string]>;

function askForFile(href: string, kind: { rel: string; as?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), kind, { href });
  document.head.append(link);
  return link;
}

const isMissingSheet = (file: string): boolean =>
  document.querySelector(`link[rel="stylesheet"][href="${file}"]`) === null;

/**
 * Asks for the files of a screen all at once, and runs its code. React Router's own `prefetch` does so too, and loads the
 * document again when a file does not come, in which a person may be writing.
 * @returns undefined when one does not come.
 */
async function loadCode({ module, imports = [], css = [] }: Screen): Promise<Partial<ScreenHandle> | undefined> {
  const links = [
    ...[module, ...imports].map((file) => askForFile(file, { rel: 'modulepreload' })),
    ...css.filter(isMissingSheet).map((file) => askForFile(file, { rel: 'preload', as: 'style' })),
  ];
  try {
    const screen: { handle?: Partial<ScreenHandle> } = await import(/* @vite-ignore */ module);
    return screen.handle ?? {};
  } catch {
    return undefined;
  } finally {
    for (const link of links) link.remove();
  }
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether what a link leads to may be fetched: for a signed-in user with the right to it who does not save data. */
const mayFetch = (link: FrameLink): boolean =>
  !savesData() && readToken() !== null && !isEnrolmentNeeded() && isMine(link);

type Prepare = (link: FrameLink, part: 'code' | 'code and data') => Promise<void>;

const toPreparation =
  (router: Router, files: Files): Prepare =>
  async (link, part) => {
    const screen = files[router.match(link.to)?.at(-1)?.route.id ?? ''];
    // The press that has begun a navigation gives the focus to its link.
    if (screen === undefined || router.state.navigation.state !== 'idle' || !mayFetch(link)) return;
    const { firstCalls = [], live = [], prepare } = (await loadCode(screen)) ?? {};
    // What no event reports may be old at once; and the person may have gone there, or signed out, meanwhile.
    const isWanted = part === 'code and data' && live.length > 0 && router.state.navigation.state === 'idle';
    if (!isWanted || !mayFetch(link) || location.pathname === link.to || isPrepared(link.to)) return;
    await Promise.all(firstCalls.map((address) => fetchEarly(address, live)));
    await prepare?.(link.to);
  };

/** Prepares a screen on hover, focus and the beginning of a press of a link to it; returns what ends that. */
function watchLinks(links: FrameLinks, prepare: Prepare): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = ({ type, target }: Event): void => {
    clearTimeout(timer);
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (anchor?.origin !== location.origin || anchor.search !== '') return;
    const link = links.flat().find(({ to }) => to === anchor.pathname);
    if (link === undefined) return;
    const begin = () => void prepare(link, 'code and data');
    if (type === 'pointerdown') begin();
    else timer = setTimeout(begin, HOVER_MS);
  };
  const signs = ['pointerover', 'focusin', 'pointerdown'];
  for (const sign of signs) document.addEventListener(sign, listen, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, listen);
  };
}

const idle = (): Promise<void> => new Promise((done) => void whenIdle(done));

/** Whether the person is there and the current screen waits for nothing. */
function isQuiet({ state: { initialized, navigation, revalidation } }: Router): boolean {
  const isWaiting = !initialized || navigation.state !== 'idle' || revalidation !== 'idle';
  return !isWaiting && !document.hidden && isPersonThere();
}

/** Prepares the screens behind the tabs while nothing else happens, then the code of the others; returns what ends it. */
function prepareQuietly(links: FrameLinks, router: Router, prepare: Prepare): () => void {
  const tabs = links.flat().filter(({ tab }) => tab !== undefined);
  const others = links.flat().filter(({ tab }) => tab === undefined);
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mayGoOn = async (): Promise<boolean> => {
    await idle();
    return !isOver && isQuiet(router);
  };
  const look = async (): Promise<void> => {
    for (const link of tabs) if (await mayGoOn()) await prepare(link, 'code and data');
    while (others[0] !== undefined && (await mayGoOn())) {
      await prepare(others[0], 'code');
      others.shift();
    }
    if (!isOver) wait();
  };
  const wait = (): void => {
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * Fetches the screens behind the links of the frame before they are pressed: on hover, focus and the beginning of a
 * press; those behind the tabs also while the current screen is quiet, as no finger hovers.
 */
export function useScreensAhead(links: FrameLinks): void {
  const router = use(DataRouter)?.router;
  const files = use(Framework)?.manifest.routes;
  useEffect(() => {
    if (router === undefined || files === undefined) return;
    const prepare = toPreparation(router, files);
    const ends = [watchLinks(links, prepare), prepareQuietly(links, router, prepare)];
    return () => {
      for (const end of ends) end();
    };
  }, [links, router, files]);
}
