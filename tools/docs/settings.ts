import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SETTING_GROUPS } from '#src/domains/settings/setting.contract.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { page, table } from './table.ts';

const DOMAIN = /^src\/(?:domains\/((?:accounts|places|sales)\/[^/]+|[^/]+)|(app|root|ui|demo))\b/;

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

const isBounded = (value: number | undefined): boolean =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function toType(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(toType).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  const { type = 'any', format, maxLength, minimum, maximum } = schema;
  const bounds = [
    format,
    maxLength !== undefined ? `≤ ${maxLength} characters` : undefined,
    isBounded(minimum) ? `≥ ${minimum}` : undefined,
    isBounded(maximum) ? `≤ ${maximum}` : undefined,
  ].filter((bound) => bound !== undefined);
  return bounds.length === 0 ? type : `${type} (${bounds.join(', ')})`;
}

function toDefault(value: unknown): string {
  const json = JSON.stringify(value);
  return json === undefined ? '' : `\`${json.length > 80 ? `${json.slice(0, 79)}…` : json}\``;
}

/** Returns the domains whose code takes a group out of the settings. */
function readersByGroup(root: string): Map<string, Set<string>> {
  const readers = new Map(Object.keys(SETTING_GROUPS).map((group) => [group, new Set<string>()]));
  for (const name of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const path = name.replaceAll('\\', '/');
    if (/\.test\.tsx?$|\.texts\.ts$|\.fixture\./.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    if (!/\b(readSettings|Settings)\b/.test(text)) continue;
    const [, domain, layer = ''] = DOMAIN.exec(path) ?? [];
    for (const [group, found] of readers) {
      const taken = new RegExp(
        `\\bsettings\\.${group}\\b|\\{[^{}]*\\b${group}\\b[^{}]*\\}(: Pick<Settings\\b| = await readSettings| = settings\\b|: Settings\\b)|Pick<Settings, [^>]*'${group}'|Settings\\['${group}'\\]`,
      );
      if (taken.test(text)) found.add(domain ?? layer);
    }
  }
  return readers;
}

/** Returns the page of all settings: type, default, French label, and the domains that read each group. */
export function settingsPage(root: string): string {
  const readers = readersByGroup(root);
  const labels: Record<string, string> = SETTING_TEXTS.groups;
  const parts = Object.entries(SETTING_GROUPS).map(([group, schema]) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, JsonSchema>;
    };
    const defaults: Record<string, unknown> = schema.parse({});
    const names = (SETTING_TEXTS.fields as Record<string, Record<string, string>>)[group] ?? {};
    const rows = Object.entries(properties).map(([field, shape]) => [
      `\`${field}\``,
      toType(shape),
      toDefault(defaults[field]),
      Object.hasOwn(names, field) ? (names[field] ?? '') : '',
    ]);
    const by = [...(readers.get(group) ?? [])].sort().join(', ');
    return `## ${group} (${labels[group]})\n\nRead by: ${by || '–'}.\n\n${table(['field', 'type', 'default', 'label'], rows)}`;
  });
  return page(
    'Settings',
    'Settings that the company changes in the back office, by group. A group parses `{}` to its defaults; the definitions are the contracts of [`src/domains/settings`](../../src/domains/settings/setting.contract.ts). Settings of the process (ports, folders, keys) are environment variables: [`.env.example`](../../.env.example).',
    ...parts,
  );
}
