import 'virtual:islands/dev';
import registry from 'virtual:islands/registry';
import { type Press, pressOf } from './early-press.ts';
import { islandName } from './island-name.ts';

/** The only script of a static document: it watches the islands and loads React when the first one hydrates. */
interface Sleeper {
  presses: Press[];
  isWaking: boolean;
}

type Load = () => Promise<{ default: unknown }>;

const ISLAND = '[data-island]';
const NEAR_VIEW = '200px';
const IDLE_WITHIN_MS = 2_000;
const IDLE_SUBSTITUTE_MS = 200;

const loads = new Map(Object.entries(registry).map(([file, load]) => [islandName(file), load as Load]));
const sleepers = new WeakMap<HTMLElement, Sleeper>();
const awake = new WeakSet<HTMLElement>();

const fetchParts = (island: HTMLElement) =>
  Promise.all([import('./hydrate-island.ts'), loads.get(island.dataset.island ?? '')?.()]);

function sleeperOf(island: HTMLElement): Sleeper {
  const sleeper = sleepers.get(island) ?? { presses: [], isWaking: false };
  sleepers.set(island, sleeper);
  return sleeper;
}

async function wake(island: HTMLElement): Promise<void> {
  const sleeper = sleeperOf(island);
  if (awake.has(island) || sleeper.isWaking) return;
  sleeper.isWaking = true;
  island.dataset.waking = '';
  try {
    const [{ hydrateIsland }, module] = await fetchParts(island);
    await hydrateIsland(island, module?.default);
  } catch (error) {
    // Without its script the island stays as the server rendered it: links and forms still work.
    reportError(error);
  }
  awake.add(island);
  island.dataset.awake = '';
  for (const press of sleeper.presses) {
    press();
    // The next press must find what this press has rendered.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const islandAround = (event: Event): HTMLElement | undefined => {
  const island = event.target instanceof Element && event.target.closest<HTMLElement>(ISLAND);
  return island && !awake.has(island) ? island : undefined;
};

for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change']) {
  document.addEventListener(type, (event) => {
    const island = islandAround(event);
    if (island) void wake(island);
  });
}

for (const type of ['click', 'submit']) {
  document.addEventListener(
    type,
    (event) => {
      const island = islandAround(event);
      const press = island && pressOf(event);
      if (!island || !press) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      sleeperOf(island).presses.push(press);
      void wake(island);
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
      void wake(target as HTMLElement);
    }
  },
  { rootMargin: NEAR_VIEW },
);

function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  const wait = window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, IDLE_SUBSTITUTE_MS));
  const begin = () => wait(run, { timeout: IDLE_WITHIN_MS });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function watch(): void {
  for (const island of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const { when, wakeFor } = island.dataset;
    if (when === 'load') void wake(island);
    else if (when === 'idle') whenIdle(() => void wake(island));
    else if (when === 'visible') whenVisible.observe(island);
    else if (wakeFor) whenIdle(() => wakeFor in localStorage && void wake(island));
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch, { once: true });
else watch();
