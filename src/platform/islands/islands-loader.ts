import 'virtual:islands/dev';
import registry from 'virtual:islands/registry';
import { getPress, type Press } from './early-press.ts';
import { islandName } from './island-name.ts';

/** The only script of a static document: it watches the islands and loads React when the first one hydrates. */
interface PendingIsland {
  presses: Press[];
  isHydrating: boolean;
}

type Load = () => Promise<{ default: unknown }>;

const ISLAND = '[data-island]';
const NEAR_VIEW = '200px';
/** Time after `load` during which the page is left to painting, unless the visitor does something. */
const QUIET_MS = 2_000;
const IDLE_WITHIN_MS = 2_000;
const IDLE_SUBSTITUTE_MS = 200;
/** What a visitor does first on a page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'wheel', 'touchstart'];

const loads = new Map(Object.entries(registry).map(([file, load]) => [islandName(file), load as Load]));
const pendingIslands = new WeakMap<HTMLElement, PendingIsland>();
const hydrated = new WeakSet<HTMLElement>();

/** Resolves in a task of its own; unlike a timer it does not wait in a tab that is not shown. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

const fetchParts = (island: HTMLElement) =>
  Promise.all([import('./hydrate-island.ts'), loads.get(island.dataset.island ?? '')?.()]);

function getPending(island: HTMLElement): PendingIsland {
  const pending = pendingIslands.get(island) ?? { presses: [], isHydrating: false };
  pendingIslands.set(island, pending);
  return pending;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const pending = getPending(island);
  if (hydrated.has(island) || pending.isHydrating) return;
  pending.isHydrating = true;
  island.dataset.hydrating = '';
  try {
    const [{ hydrateIsland }, module] = await fetchParts(island);
    // Islands whose modules arrive together would hydrate in one task, which blocks a slow phone.
    if (pending.presses.length === 0) await nextTask();
    await hydrateIsland(island, module?.default);
  } catch (error) {
    // Without its script the island stays as the server rendered it: links and forms still work.
    reportError(error);
  }
  hydrated.add(island);
  island.dataset.hydrated = '';
  for (const press of pending.presses) {
    press();
    // The next press must find what this press has rendered.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const islandAround = (event: Event): HTMLElement | undefined => {
  const island = event.target instanceof Element && event.target.closest<HTMLElement>(ISLAND);
  return island && !hydrated.has(island) ? island : undefined;
};

for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change']) {
  document.addEventListener(type, (event) => {
    const island = islandAround(event);
    if (island) void hydrate(island);
  });
}

for (const type of ['click', 'submit']) {
  document.addEventListener(
    type,
    (event) => {
      const island = islandAround(event);
      const press = island && getPress(event);
      if (!island || !press) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      getPending(island).presses.push(press);
      void hydrate(island);
    },
    true,
  );
}

// Loads the modules while the pointer is over an island, before the visitor presses.
document.addEventListener('pointerover', (event) => {
  const island = islandAround(event);
  if (island) void fetchParts(island).catch(() => undefined);
});

const whenVisible = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      whenVisible.unobserve(target);
      void hydrate(target as HTMLElement);
    }
  },
  { rootMargin: NEAR_VIEW },
);

const whenLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

/** Chromium tells every new page under a resting mouse of a move, by nothing. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

const whenSign = new Promise<void>((resolve) => {
  const first = new AbortController();
  const hear = (event: Event): void => {
    if (isAtRest(event)) return;
    first.abort();
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, { passive: true, capture: true, signal: first.signal });
});

/** Resolves at the first sign of the visitor, or after a quiet time. */
const whenQuiet = new Promise<void>((resolve) => {
  void whenSign.then(resolve);
  void whenLoaded.then(() => setTimeout(resolve, QUIET_MS));
});

/** Tells the style sheets what they need not leave without layout any more. */
const setReady = (ready: 'loaded' | 'used'): void => {
  const { dataset } = document.documentElement;
  if (dataset.ready !== 'used') dataset.ready = ready;
};

void whenSign.then(() => setReady('used'));

/** The list after the first view, the first part that waits, and the cards of that part which are in the window. */
function findFirst(): Element[] {
  const part = document.querySelector('[data-deferred]:not([data-deferred="soon"])');
  const lists = document.querySelectorAll('[data-deferred="soon"]');
  return part ? [...lists, part, ...part.querySelectorAll('[data-deferred="near"]')] : [...lists];
}

/**
 * Lays out what comes first of what waits, by asking for sizes in it: the frame that shows it has less to do. In tasks
 * of their own: at the end of `load` the browser lays out what it finds.
 */
async function layOutFirst(): Promise<void> {
  await whenLoaded;
  for (const waiting of findFirst()) {
    await nextTask();
    waiting.firstElementChild?.getBoundingClientRect();
    if (waiting.matches('[data-deferred="near"]')) waiting.removeAttribute('data-deferred');
  }
  await nextTask();
  setReady('loaded');
}

void layOutFirst();

async function whenIdle(run: () => void): Promise<void> {
  await Promise.all([whenLoaded, whenQuiet]);
  // Safari has no `requestIdleCallback`.
  const wait = window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, IDLE_SUBSTITUTE_MS));
  wait(run, { timeout: IDLE_WITHIN_MS });
}

function watch(): void {
  for (const island of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const { when, hydrateWhen } = island.dataset;
    // Who reached a field before this script ran is at work in it.
    if (when === 'load' || island.contains(document.activeElement)) void hydrate(island);
    else if (when === 'idle') void whenIdle(() => void hydrate(island));
    else if (when === 'visible') void whenQuiet.then(() => whenVisible.observe(island));
    else if (hydrateWhen) void whenIdle(() => hydrateWhen in localStorage && void hydrate(island));
  }
}

void whenIdle(() => {
  // Looked up only now: this file can arrive before the rest of the head.
  const audience = document.querySelector<HTMLMetaElement>('meta[name="audience"]')?.content;
  if (audience) void import('./report-visit.ts').then(({ reportVisit }) => reportVisit(audience));
});

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch, { once: true });
else watch();
