import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on colours alone: the only ones that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for the end of transitions: a colour that fades in has too little contrast until then. */
const waitForTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
    // A dialog of Mantine starts its transition two frames after it is in the page.
    for (let quietFrames = 0; quietFrames < 4; quietFrames = isMoving() ? 0 : quietFrames + 1) {
      await new Promise(requestAnimationFrame);
    }
  });

interface Audit {
  /** Selector of the elements to audit, with their descendants; without it, the whole page. */
  within?: string;
  /** Names of rules; without it, all. */
  runOnly?: readonly string[];
}

async function run(page: Page, { within, runOnly }: Audit = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const context = within === undefined ? 'document' : JSON.stringify({ include: [[within]] });
  const options = JSON.stringify({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Returns the violations on the page in its current state, each with the elements concerned. */
export async function violationsOn(page: Page): Promise<string[]> {
  await waitForTransitions(page);
  return run(page);
}

/** Returns the violations in what a selector finds: enough for a part that opened on a page which passed every rule. */
export async function violationsWithin(page: Page, within: string): Promise<string[]> {
  await waitForTransitions(page);
  return run(page, { within });
}

/** Returns the violations of colour rules: enough for a page, or a part of it, that passed every rule in other colours. */
export const colourViolationsOn = (page: Page, within?: string): Promise<string[]> =>
  run(page, { runOnly: COLOUR_RULES, ...(within !== undefined && { within }) });
