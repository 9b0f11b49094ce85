import { apiDescription } from '#src/app/api.server.ts';
import type { ApiDescription } from '#src/platform/http/openapi.server.ts';
import { readParameters } from '#src/platform/http/openapi.server.ts';
import { toType } from '#src/platform/http/openapi-type.server.ts';

type Operation = ApiDescription['paths'][string][string];

const GENERATED = '// Made from the OpenAPI document by `npm run client:typescript`: change the API, not this file.\n';

/** Returns the input of an operation as one object: what is in the path, in the query and in the body. */
function toInput(description: ApiDescription, operation: Operation): string {
  const parameters = readParameters(description, operation).filter((one) => one.in !== 'header');
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
  };
  const parts = [...(parameters.length > 0 ? [toType(schema)] : []), ...(media ? [toType(media.schema)] : [])];
  return parts.join(' & ') || 'None';
}

/** The envelope of most answers; `meta` comes with a page of a list. */
const ENVELOPE = `export type None = Record<string, never>;
export type Answer<Data> = { success: true; message?: string; data: Data };
export type ListAnswer<Data> = Answer<Data> & { meta: PageMeta };
`;

function toAnswer({ responses }: Operation): string {
  const [answer] = Object.values(responses).filter((one) => 'content' in one);
  const schema = answer?.content['application/json']?.schema;
  // A file or a stream is read by `send`.
  if (schema === undefined) return 'never';
  const { success, message, data, meta, ...others } = (schema.properties ?? {}) as Record<string, object>;
  if (!success || !message || !data || Object.keys(others).length > 0) return toType(schema);
  return `${meta ? 'ListAnswer' : 'Answer'}<${toType({ ...data })}>`;
}

/** Returns the generated files of the TypeScript client by their names. */
export function clientFiles(): Record<string, string> {
  const description = apiDescription();
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(description.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${toType(schema)};\n`,
  );
  const types = operations.map(
    ({ operation }) =>
      `  /** ${operation.summary}. */\n  ${operation.operationId}: { input: ${toInput(description, operation)}; answer: ${toAnswer(operation)} };\n`,
  );
  const lines = operations.map(
    ({ path, method, operation }) => `  ${operation.operationId}: '${method.toUpperCase()} ${path}',\n`,
  );
  return {
    'api.d.ts': `${GENERATED}\n${ENVELOPE}${schemas.join('')}\nexport interface Operations {\n${types.join('')}}\n`,
    'operations.js': `${GENERATED}\n/** @type {Record<string, string>} */\nexport const OPERATIONS = {\n${lines.join('')}};\n`,
  };
}
