import type { Browser, Page, Request } from 'playwright-core';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { prepareActs } from '#tests/support/frequent-acts.ts';
import { startServer } from '#tests/support/server.ts';
import { RUNS, SLOWER, slowDown, startMeasured, toMedian } from './admin-paint.ts';
import type { Row } from './report.ts';

const MOST_MS = 300;
/** Screen behind a tab, and the last one of the menu, whose code comes last. */
const TAB = '/admin/contact';
const LAST_CODE = '/settings-page-';
const DASHBOARD = '/admin/dashboard';
const SIZES = { phone: { width: 390, height: 844 }, window: { width: 1280, height: 800 } };
const MENU = 'nav[aria-label="Administration"]';
const TABS = 'nav[aria-label="Accès rapide"]';
/** Milliseconds of a hover that is shorter than an answer takes. */
const SHORT_HOVER_MS = 300;
const IDLE_TIMES = 5;

/** What happens before the press. */
type Before = 'quiet' | 'hovered' | 'hovered shortly' | 'nothing';

interface Move {
  path: string;
  before: Before;
  size: keyof typeof SIZES;
}

const SCREENS = ['quotes', 'orders', 'gallery', 'invoices'].map((name) => `/admin/${name}`);
const MOVES: Move[] = [
  { path: TAB, before: 'quiet', size: 'phone' },
  { path: TAB, before: 'quiet', size: 'window' },
  ...SCREENS.map((path): Move => ({ path, before: 'hovered', size: 'window' })),
  { path: '/admin/orders', before: 'hovered shortly', size: 'window' },
  { path: '/admin/orders', before: 'nothing', size: 'window' },
];
const NAMES: Record<Before, string> = {
  quiet: 'screen of a tab, pressed without a hover once the dashboard has been quiet',
  hovered: 'link hovered until its data have come and are rendered ahead, then pressed',
  'hovered shortly': `link hovered for ${SHORT_HOVER_MS} ms, less than a request takes, then pressed`,
  nothing: 'link pressed by a person who saves data: nothing is fetched before',
};

/** Records when a press begins, and when the rows of the screen that it opens have been painted. */
function watchPress(path: string): void {
  const times = { pressed: 0, painted: 0 };
  Object.assign(window, { times });
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(times, { pressed: timeStamp }), { capture: true });
  const look = (): void => {
    const isThere = location.pathname === path && document.querySelector('main [data-row]') !== null;
    if (!isThere) requestAnimationFrame(look);
    // The rows stand in the document: the frame that paints them has ended when the next one begins.
    else requestAnimationFrame((now) => Object.assign(times, { painted: now }));
  };
  requestAnimationFrame(look);
}

/** Waits until the rows and the figures of a screen have come. */
async function untilFetched(page: Page, path: string): Promise<void> {
  const addresses = [`/api${path}`, `/api${path}/statistics`];
  await Promise.all(
    addresses.map((address) =>
      page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === address),
    ),
  );
}

/** Waits until the browser has nothing to do several times, which it has not while a screen is rendered ahead. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) await new Promise((done) => requestIdleCallback(done));
  }, IDLE_TIMES);
}

/** Waits until everything has come that is fetched while the screen is quiet. */
async function untilQuiet(page: Page): Promise<void> {
  const isLast = (request: Request): boolean => request.url().includes(LAST_CODE);
  await Promise.all([untilFetched(page, TAB), page.waitForEvent('requestfinished', isLast)]);
  await untilIdle(page);
}

/** Moves the mouse to a link and presses it there. @returns milliseconds from the press until the rows are painted. */
async function press(page: Page, { path, before, size }: Move): Promise<number> {
  const link = page.locator(`${size === 'phone' ? TABS : MENU} a[href="${path}"]`);
  const box = await link.boundingBox();
  if (box === null) throw new Error(`No link to ${path} shows.`);
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.evaluate(watchPress, path);
  if (before === 'hovered') {
    await Promise.all([untilFetched(page, path), page.mouse.move(...place)]);
    await untilIdle(page);
  }
  if (before === 'hovered shortly') await page.mouse.move(...place);
  if (before === 'hovered shortly') await page.waitForTimeout(SHORT_HOVER_MS);
  if (size === 'phone') await page.touchscreen.tap(...place);
  else await page.mouse.click(...place);
  const painted = await page.waitForFunction(() => {
    const { times } = window as unknown as { times: { pressed: number; painted: number } };
    return times.painted > 0 && times.painted - times.pressed;
  });
  return Number(await painted.jsonValue());
}

/** Opens the dashboard, waits for what the move wants, and presses. */
async function measure(browser: Browser, origin: string, move: Move): Promise<number> {
  const context = await browser.newContext({
    viewport: SIZES[move.size],
    hasTouch: move.size === 'phone',
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await signInToBackOffice(page, origin);
  if (move.before === 'nothing') {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } }),
    );
  }
  const hasBeenQuiet = move.before === 'nothing' ? undefined : untilQuiet(page);
  await page.goto(origin + DASHBOARD);
  await page.locator('#activite').waitFor();
  await hasBeenQuiet;
  await slowDown(page);
  const duration = await press(page, move);
  await context.close();
  return duration;
}

/** Measures how long the next screen takes after a press in the menu, on a slow connection and a slow processor. */
export async function measureNextScreen(): Promise<Row[]> {
  const server = await startServer();
  await prepareActs(await adminCalls(server.origin));
  const browser = await startMeasured();
  const rows: Row[] = [];
  for (const move of MOVES) {
    const durations: number[] = [];
    while (durations.length < RUNS) durations.push(await measure(browser, server.origin, move));
    const median = toMedian(durations);
    const hasGoal = move.before === 'quiet' || move.before === 'hovered';
    rows.push({
      name: `${move.path} from the dashboard (${move.size}), ${NAMES[move.before]}; applied 4G, processor ${SLOWER} times slower`,
      figure: `rows after ${Math.round(median)} ms`,
      goal: hasGoal ? `≤ ${MOST_MS} ms` : '',
      holds: !hasGoal || median <= MOST_MS,
    });
  }
  await browser.close();
  await server.discard();
  return rows;
}
