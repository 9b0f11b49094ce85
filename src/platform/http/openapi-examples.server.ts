import type { JsonSchema } from './openapi-schemas.server.ts';

/** Values for fields by their names: one for everywhere, or `Operation.field` for one operation. */
export type ExampleValues = Record<string, unknown>;

const TEXT = 'Texte';

/** Returns the example of a schema; named values come first when the schema can take them. */
export function toExample(schema: JsonSchema, values: ExampleValues, name = '', operation = ''): unknown {
  const own = values[`${operation}.${name}`];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const known = values[name];
  if (known !== undefined && fits(schema, known)) return known;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  const first = ((schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined)?.[0];
  if (first !== undefined) return toExample(first, values, name, operation);
  return toPlainExample(schema, values, name, operation);
}

function toPlainExample(schema: JsonSchema, values: ExampleValues, name: string, operation: string): unknown {
  switch (schema.type) {
    case 'object':
      return toObject(schema, values, operation);
    case 'array':
      return [toExample((schema.items ?? {}) as JsonSchema, values, name, operation)];
    case 'integer':
    case 'number':
      return Math.min(Number(schema.maximum ?? Number.MAX_SAFE_INTEGER), Math.max(Number(schema.minimum ?? 1), 1));
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.format === 'date' ? '2026-03-16' : TEXT;
  }
}

/** Shows the required fields, or all of them when none is. */
function toObject(schema: JsonSchema, values: ExampleValues, operation: string): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = (schema.required ?? []) as string[];
  const selected = required.length === 0 ? properties : properties.filter(([name]) => required.includes(name));
  return Object.fromEntries(selected.map(([name, part]) => [name, toExample(part, values, name, operation)]));
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices !== undefined) return choices.some((choice) => fits(choice, value));
  const types = [schema.type ?? getType(value)].flat();
  if (!types.includes(getType(value)) && !(types.includes('number') && getType(value) === 'integer')) return false;
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(String(value))) return false;
  return true;
}

function getType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
