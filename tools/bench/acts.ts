import type { Browser } from 'playwright-core';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { FREQUENT_ACTS, type FrequentAct, MOST_PRESSES, prepareActs } from '#tests/support/frequent-acts.ts';
import { Hand, type Way } from '#tests/support/hand.ts';
import { startServer } from '#tests/support/server.ts';
import { ensureBuilt } from '../built.mjs';
import { type Row, report } from './report.ts';

// Counts presses and waiting of the frequent acts, on a computer four times as slow as this one.
const WAYS: readonly Way[] = ['mouse', 'touch', 'keyboard'];
const SLOWER = 4;
const MOST_SECONDS = 2;

interface Measured {
  presses: number;
  stops: number;
  seconds: number;
}

async function measureWay(browser: Browser, way: Way): Promise<Map<FrequentAct, Measured>> {
  const server = await startServer();
  await prepareActs(await adminCalls(server.origin));
  const viewport = way === 'touch' ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: way === 'touch', locale: 'fr-FR' });
  const page = await context.newPage();
  await signInToBackOffice(page, server.origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const measured = new Map<FrequentAct, Measured>();
  for (const act of FREQUENT_ACTS) {
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByText('À jour').first().waitFor();
    const hand = new Hand(page, way);
    await act.run(hand);
    const { presses, stops, waitedMs } = hand;
    measured.set(act, { presses, stops, seconds: waitedMs / 1_000 });
  }
  await context.close();
  await server.discard();
  return measured;
}

function toRow(act: FrequentAct, ways: Map<Way, Map<FrequentAct, Measured>>): Row {
  const figures = WAYS.map((way): [Way, Measured | undefined] => [way, ways.get(way)?.get(act)]);
  const figure = figures
    .map(([way, measured]) => {
      const tabs = measured?.stops ? ` and ${measured.stops} Tab` : '';
      return `${way}: ${measured?.presses} presses${tabs}, ${measured?.seconds.toFixed(1)} s`;
    })
    .join('; ');
  const isHeld = ({ presses, seconds }: Measured): boolean => presses <= MOST_PRESSES && seconds <= MOST_SECONDS;
  const mouse = ways.get('mouse')?.get(act);
  const goal = act.isTimed ? `mouse: ≤ ${MOST_PRESSES} presses, ≤ ${MOST_SECONDS} s` : '';
  return { name: act.name, figure, goal, holds: !act.isTimed || (mouse !== undefined && isHeld(mouse)) };
}

ensureBuilt(console.log);
const browser = await openBrowser();
const ways = new Map<Way, Map<FrequentAct, Measured>>();
for (const way of WAYS) ways.set(way, await measureWay(browser, way));
await browser.close();
const head = `processor ${SLOWER} times slower; waiting from each press to its result`;
report('acts', [
  { name: 'Ten acts from the dashboard', figure: head, goal: '', holds: true },
  ...FREQUENT_ACTS.map((act) => toRow(act, ways)),
]);
