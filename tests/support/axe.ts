import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What depends on colours alone: the only rules that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function run(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Violations on the page as it stands, each with the places where it was found. */
export const violationsOn = (page: Page): Promise<string[]> => run(page);

/** Violations of the rules about colours: enough for a page that has passed every rule in other colours. */
export const colourViolationsOn = (page: Page): Promise<string[]> => run(page, COLOUR_RULES);
