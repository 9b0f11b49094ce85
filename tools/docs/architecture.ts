import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composingDomains, domainEntryFiles, domainFiles, domains, publicPages } from '../../architecture.mjs';
import { domainRules } from '../import-rules/domains.mjs';
import { layers } from '../import-rules/layers.mjs';
import { page, table } from './table.ts';

const inCode = (expression: RegExp | string): string =>
  `\`${typeof expression === 'string' ? expression : expression.source}\``;

/** Returns the page of the domains: what each may import, who imports it, and the files that a domain may hold. */
export function domainsPage(root: string): string {
  const plan = Object.entries(domains);
  const rows = plan.map(([domain, entered]) => {
    const users = plan.filter(([, targets]) => targets.includes(domain)).map(([name]) => name);
    const link = existsSync(join(root, 'src/domains', domain)) ? `[${domain}](../../src/domains/${domain})` : domain;
    const { reads = [], shows = [] } = publicPages[domain] ?? {};
    const cells = [entered, reads, shows, users].map((names) => names.join(', ') || '–');
    return [link, ...cells];
  });
  const files = domainFiles.map(({ name, lines }) => [inCode(name), Number.isFinite(lines) ? String(lines) : 'any']);
  return page(
    'Domains',
    `From [\`architecture.mjs\`](../../architecture.mjs). Composing domains (${composingDomains.join(', ')}) may also import components of other domains.`,
    table(['domain', 'may import', 'its pages also read', 'its pages show', 'imported by'], rows),
    '## Files of a domain',
    'The path inside the domain matches one of these expressions, tests beside them excepted.',
    table(['path', 'most lines'], files),
    `Other domains may import only: ${domainEntryFiles.map(inCode).join(', ')}.`,
  );
}

/** Returns the page of all import rules with their reasons and the allowed way. */
export function importRulesPage(): string {
  const isOfPlan = (name: string | undefined): boolean =>
    Object.keys(domains).some((domain) => name === `domain-${domain}` || name === `pages-${domain}`);
  const rows = [...layers, ...domainRules]
    .filter(({ name }) => !isOfPlan(name))
    .map(({ name = '', comment = '' }) => [`\`${name}\``, comment]);
  return page(
    'Import rules',
    'Checked by `node tools/check-import-rules.mjs`; each rule has a planted violation in `tests/architecture`. One or two more rules for each domain allow only the imports of [its line](domains.md).',
    table(['rule', 'reason, and the allowed way'], rows),
  );
}
