import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on colours alone: the only ones that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function run(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Returns the violations on the page in its current state, each with the elements concerned. */
export const violationsOn = (page: Page): Promise<string[]> => run(page);

/** Returns the violations of colour rules: enough for a page that passed every rule in other colours. */
export const colourViolationsOn = (page: Page): Promise<string[]> => run(page, COLOUR_RULES);
