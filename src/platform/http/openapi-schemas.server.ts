import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Direction = 'input' | 'output';

const SAFE = Number.MAX_SAFE_INTEGER;

/** Whether a keyword says nothing to a reader: the widest bounds of a number, the pattern behind a format. */
const isNoise = (key: string, value: unknown, schema: JsonSchema): boolean =>
  (key === 'minimum' && value === -SAFE) ||
  (key === 'maximum' && value === SAFE) ||
  (key === 'pattern' && typeof schema.format === 'string');

function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as JsonSchema;
  const entries = Object.entries(schema).filter(([key, part]) => !isNoise(key, part, schema));
  return Object.fromEntries(entries.map(([key, part]) => [key, simplify(part)]));
}

/** Returns a schema as JSON, as it is sent (`input`) or as it leaves (`output`). */
export function toSchema(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return simplify(rest) as JsonSchema;
}

/** Schemas with a name of their own in the document, by that name. */
export type NamedSchemas = Record<string, z.ZodType>;

interface Sharing {
  /** The same value with a reference in place of each schema that has a name. */
  share: <Value>(value: Value) => Value;
  /** The named schemas that were met, for `components.schemas`. */
  used: () => Record<string, JsonSchema>;
}

/** What a schema and its equals have in common, cheap to read: most parts of a document have no equal. */
const getShape = (schema: JsonSchema): string =>
  `${Object.keys(schema)}:${Object.keys((schema.properties ?? {}) as object)}`;

interface Names {
  shapes: Set<string>;
  byText: Map<string, string>;
  schemas: Map<string, JsonSchema>;
}

/** Names each schema as it is read; as it is sent it has the same name, with `Input` where it differs. */
function nameSchemas(named: NamedSchemas): Names {
  const names: Names = { shapes: new Set(), byText: new Map(), schemas: new Map() };
  const add = (name: string, schema: JsonSchema): void => {
    const text = JSON.stringify(schema);
    if (names.byText.has(text)) return;
    names.byText.set(text, name);
    names.shapes.add(getShape(schema));
    names.schemas.set(name, schema);
  };
  for (const [name, schema] of Object.entries(named)) {
    add(name, toSchema(schema, 'output'));
    add(`${name}Input`, toSchema(schema, 'input'));
  }
  return names;
}

/** Recognises named schemas by their content, so that also copies of them are shared. */
export function shareSchemas(named: NamedSchemas): Sharing {
  const { shapes, byText, schemas } = nameSchemas(named);
  const met = new Set<string>();
  const findName = (schema: JsonSchema): string | undefined =>
    shapes.has(getShape(schema)) ? byText.get(JSON.stringify(schema)) : undefined;
  const shareParts = (value: object): object =>
    Array.isArray(value)
      ? value.map(shareAny)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shareAny(part)]));
  const shareAny = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { default: fallback, ...schema } = value as JsonSchema;
    const name = Array.isArray(value) ? undefined : findName(schema);
    if (name === undefined) return shareParts(value);
    met.add(name);
    return { $ref: `#/components/schemas/${name}`, ...(fallback === undefined ? {} : { default: fallback }) };
  };
  const used = (): Record<string, JsonSchema> => {
    const found: Record<string, JsonSchema> = {};
    // A shared schema can meet others: a set also visits what is added meanwhile.
    for (const name of met) found[name] = shareParts(schemas.get(name) ?? {}) as JsonSchema;
    return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return { share: (value) => shareAny(value) as typeof value, used };
}
