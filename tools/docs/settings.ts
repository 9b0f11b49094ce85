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

/** Code of each domain that takes a group out of the settings, by domain. */
type Readers = Map<string, string>;

function readersByGroup(root: string): Map<string, Readers> {
  const readers = new Map(Object.keys(SETTING_GROUPS).map((group) => [group, new Map<string, string>()]));
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
      const reader = domain ?? layer;
      if (taken.test(text)) found.set(reader, `${found.get(reader) ?? ''}\n${text}`);
    }
  }
  return readers;
}

/** Returns the readers whose code names the field; those of the whole group where none does. */
function fieldReaders(readers: Readers, field: string): string {
  const naming = [...readers].filter(([, text]) => new RegExp(`\\b${field}\\b`).test(text));
  const found = naming.length > 0 ? naming : [...readers];
  return (
    found
      .map(([reader]) => reader)
      .sort()
      .join(', ') || '–'
  );
}

/** Returns the page of all settings: type, default, French label, and the domains that read each one. */
export function settingsPage(root: string): string {
  const readers = readersByGroup(root);
  const labels: Record<string, string> = SETTING_TEXTS.groups;
  const parts = Object.entries(SETTING_GROUPS).map(([group, schema]) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, JsonSchema>;
    };
    const defaults: Record<string, unknown> = schema.parse({});
    const read = readers.get(group) ?? new Map<string, string>();
    const names = (SETTING_TEXTS.fields as Record<string, Record<string, string>>)[group] ?? {};
    const rows = Object.entries(properties).map(([field, shape]) => [
      `\`${field}\``,
      toType(shape),
      toDefault(defaults[field]),
      fieldReaders(read, field),
      Object.hasOwn(names, field) ? (names[field] ?? '') : '',
    ]);
    const by = [...read.keys()].sort().join(', ');
    return `## ${group} (${labels[group]})\n\nRead by: ${by || '–'}.\n\n${table(['field', 'type', 'default', 'read by', 'label'], rows)}`;
  });
  return page(
    'Settings',
    'Settings that the company changes in the back office, by group. A group parses `{}` to its defaults; they are parsed once for each version ([0044](../adr/0044-app-state.md)). A field is read by the domains that take its group and name it; by all that take the group where none names it; the column is an upper bound, since the name may also mean another field there. The definitions are the contracts of [`src/domains/settings`](../../src/domains/settings/setting.contract.ts). Settings of the process (ports, folders, keys) are environment variables: [`.env.example`](../../.env.example).',
    ...parts,
  );
}
