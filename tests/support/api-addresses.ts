import { type ApiDescription, readParameters } from '#src/platform/http/openapi.server.ts';
import type { Parameter } from '#src/platform/http/openapi-operation.server.ts';

/** Values of the parameters of paths, and of queries that are no list of choices. */
export interface Values {
  path: Record<string, readonly string[]>;
  query: Record<string, readonly string[]>;
}

const toPaths = (path: string, values: Values['path']): string[] => {
  const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return (values[name] ?? [name]).flatMap((value) => toPaths(path.replace(whole, value), values));
};

/** Returns the values of a query: those that are given, else each of its choices, else one that fits. */
function toValues({ name, schema }: Parameter, values: Values['query']): readonly unknown[] {
  const { type, enum: choices } = schema as { type?: string; enum?: unknown[] };
  return values[name] ?? choices ?? (type === 'boolean' ? [true, false] : [1]);
}

/** Returns the addresses of every read of the API: each path with each value, alone and with each value of each query. */
export function toAddresses(description: ApiDescription, values: Values): string[] {
  return Object.entries(description.paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const queries = readParameters(description, get)
      .filter((parameter) => parameter.in === 'query')
      .flatMap((parameter) => toValues(parameter, values.query).map((value) => `?${parameter.name}=${value}`));
    return toPaths(path, values.path).flatMap((address) => ['', ...queries].map((query) => address + query));
  });
}
