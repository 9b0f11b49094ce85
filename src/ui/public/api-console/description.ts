import { readBody, request } from '../../http/request.ts';
import { perPage } from '../../page-state.ts';

type Schema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  example?: unknown;
}
interface Operation {
  operationId: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}
/** The parts of `/api/openapi.json` from which a form is made. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

export interface CallField {
  name: string;
  place: Parameter['in'] | 'form';
  isRequired: boolean;
  /** The values that it can take, where they are few; files are chosen. */
  choices: string[];
  file?: 'one' | 'several';
  example: string;
}

export interface CallDescription {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  fields: CallField[];
  /** Example of the JSON that is sent; absent when nothing or a form is. */
  body?: string;
}

const loaded = perPage<{ document?: Promise<ApiDocument> | undefined }>(() => ({}));

/** Loads the description once for the page. @throws ApiError */
function loadDocument(): Promise<ApiDocument> {
  const state = loaded();
  state.document ??= request('/openapi.json')
    .then(readBody<ApiDocument>)
    .catch((error: unknown) => {
      state.document = undefined;
      throw error;
    });
  return state.document;
}

const getName = (reference: string): string => reference.split('/').at(-1) ?? '';

/** Returns the values of a schema that has few; none for a schema with others. */
function toChoices(schema: Schema, document: ApiDocument): string[] {
  if (typeof schema.$ref === 'string')
    return toChoices(document.components.schemas[getName(schema.$ref)] ?? {}, document);
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  if ('const' in schema) return [String(schema.const)];
  if (schema.type === 'boolean') return ['true', 'false'];
  const parts = ((schema.anyOf ?? schema.oneOf ?? []) as Schema[])
    .filter(({ type }) => type !== 'null')
    .map((part) => toChoices(part, document));
  return parts.some((choices) => choices.length === 0) ? [] : [...new Set(parts.flat())];
}

const isFile = (schema: Schema): boolean => schema.format === 'binary';

const asText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function toFormFields(schema: Schema, document: ApiDocument): CallField[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, part]) => ({
    name,
    place: 'form',
    isRequired: required.includes(name),
    choices: toChoices(part, document),
    ...(isFile(part) && { file: 'one' as const }),
    ...(isFile((part.items ?? {}) as Schema) && { file: 'several' as const }),
    example: '',
  }));
}

/** Returns what the form of one call consists of; undefined when the document does not have it. */
export function describeCall(name: string, document: ApiDocument): CallDescription | undefined {
  for (const [path, methods] of Object.entries(document.paths)) {
    const [method, operation] = Object.entries(methods).find(([, one]) => one.operationId === name) ?? [];
    if (method === undefined || operation === undefined) continue;
    const fields = operation.parameters.flatMap((part): CallField[] => {
      const one = 'name' in part ? part : document.components.parameters[getName(part.$ref)];
      if (one === undefined) return [];
      const choices = toChoices(one.schema, document);
      return [{ name: one.name, place: one.in, isRequired: one.required, choices, example: asText(one.example) }];
    });
    const content = operation.requestBody?.content ?? {};
    const form = content['multipart/form-data'];
    const json = content['application/json'];
    return {
      name,
      method: method.toUpperCase() as CallDescription['method'],
      path,
      fields: form === undefined ? fields : [...fields, ...toFormFields(form.schema, document)],
      ...(json !== undefined && { body: JSON.stringify(json.example, null, 2) }),
    };
  }
  return undefined;
}

/** Returns what the form of one call consists of. @throws ApiError when the description cannot be loaded. */
export const loadCall = async (name: string): Promise<CallDescription | undefined> =>
  describeCall(name, await loadDocument());
