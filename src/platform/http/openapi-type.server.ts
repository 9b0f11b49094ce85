type Schema = Record<string, unknown>;

const asText = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value);

const toKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : asText(name));

const join = (types: string[], mark: string): string => [...new Set(types)].join(` ${mark} `);

const NAMES: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Returns the TypeScript of a JSON schema; what the types of TypeScript cannot express (lengths, patterns) is left out. */
export function toType(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return asText(schema.const);
  if (Array.isArray(schema.enum)) return join(schema.enum.map(asText), '|');
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices !== undefined) return join(choices.map(toType), '|');
  if (Array.isArray(schema.allOf)) return join((schema.allOf as Schema[]).map(toType), '&');
  if (Array.isArray(schema.type))
    return join(
      schema.type.map((type) => toType({ ...schema, type })),
      '|',
    );
  if (schema.format === 'binary') return 'Blob';
  if (schema.type === 'array') return toArray(schema);
  if (schema.type === 'object') return toObject(schema);
  return NAMES[String(schema.type)] ?? 'unknown';
}

function toArray({ items, prefixItems }: Schema): string {
  if (Array.isArray(prefixItems)) return `[${(prefixItems as Schema[]).map(toType).join(', ')}]`;
  const type = toType((items ?? {}) as Schema);
  return /^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`;
}

function toObject(schema: Schema): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  const values = schema.additionalProperties as Schema | boolean | undefined;
  if (properties.length === 0) {
    if (typeof values === 'object') return `Record<string, ${toType(values)}>`;
    return values === false ? 'None' : 'Record<string, unknown>';
  }
  const fields = properties.map(
    ([name, part]) => `${toKey(name)}${required.includes(name) ? '' : '?'}: ${toType(part)}`,
  );
  return `{ ${fields.join('; ')} }`;
}
