import { ENDPOINTS } from '#src/app/api.server.ts';
import type { Audience } from '#src/kernel/actor.ts';
import type { Endpoint } from '#src/platform/http/endpoint.server.ts';
import { page, table } from './table.ts';

const toAudience = (allow: Audience | readonly Audience[]): string => [allow].flat().join(' + ');

function toRepeats({ method, options }: Endpoint): string {
  if (method !== 'post') return '';
  return options.repeats ?? 'once per key';
}

/** Returns the page of all API endpoints, grouped by the first part of their path. */
export function endpointsPage(): string {
  const groups = Object.groupBy(ENDPOINTS, ({ path }) =>
    path
      .split('/')
      .slice(1, path.startsWith('/admin/') ? 3 : 2)
      .join('/'),
  );
  const parts = Object.entries(groups)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, lines = []]) => {
      const rows = lines.map((line) => [
        `\`${line.method.toUpperCase()} ${line.path}\``,
        toAudience(line.operation.allow),
        line.operation.kind,
        toRepeats(line),
        line.options.summary,
      ]);
      return `## /${group}\n\n${table(['endpoint', 'allowed', 'kind', 'repeats', 'what it does (text of the API documentation)'], rows)}`;
    });
  return page(
    'API endpoints',
    `All ${ENDPOINTS.length} endpoints below \`/api\`, from the REST tables of the domains (\`src/app/api.server.ts\`). Schemas of input and output: \`/api/openapi.json\` of a running server. *Allowed* names the audience of [\`kernel/actor.ts\`](../../src/kernel/actor.ts): \`anyone\`, \`own-account\` (signed in, even while the second factor is missing), \`signed-in\`, \`staff\`, a right (\`area:read\`, \`area:change\`), \`admin\`; two rights joined by + are both required. *Repeats* says how a POST with the same \`Idempotency-Key\` is treated ([0033](../adr/0033-repeated-sends.md)).`,
    ...parts,
  );
}
