import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The names of the elements are enough: their HTML is an eighth of an audit. */
const WITHOUT_HTML = 'axe.configure({ noHtml: true })';

/** Rules that depend on colours alone: the only ones that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** How long a transition may take on a busy machine, in milliseconds. */
const LONGEST_TRANSITION = 30_000;

/**
 * Waits for the end of transitions: a colour that fades in has too little contrast until then.
 * @throws when one does not end.
 */
const waitForTransitions = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const end = performance.now() + longest;
    const findMoving = () =>
      document.getAnimations().find((one) => one instanceof CSSTransition && one.playState === 'running');
    // A dialog of Mantine starts its transition two frames after it is in the page.
    for (let quietFrames = 0; quietFrames < 4; ) {
      // With a limit: Chromium may draw no frames for a page.
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
      const moving = findMoving() as CSSTransition | undefined;
      quietFrames = moving ? 0 : quietFrames + 1;
      if (moving && performance.now() > end) {
        const { target } = moving.effect as KeyframeEffect;
        throw new Error(
          `The transition of ${moving.transitionProperty} does not end: ${target?.outerHTML.slice(0, 200)}`,
        );
      }
    }
  }, LONGEST_TRANSITION);

interface Audit {
  /** Selector of the elements to audit, with their descendants; without it, the whole page. */
  within?: string;
  /** Names of rules; without it, all. */
  runOnly?: readonly string[];
}

async function run(page: Page, { within, runOnly }: Audit = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source}; ${WITHOUT_HTML}`);
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
