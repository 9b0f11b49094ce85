import type { z } from 'zod';
import { type Audience, isInPerson, type Right, rightsNeeded } from '#src/kernel/actor.ts';
import { STATUS_OF_ERROR } from '#src/kernel/errors.ts';
import { type Endpoint, getParameters } from './endpoint.server.ts';
import { type ExampleValues, toExample } from './openapi-examples.server.ts';
import { type JsonSchema, toSchema } from './openapi-schemas.server.ts';
import { operationId } from './operation-id.server.ts';
import { takesKey } from './sending-key.server.ts';

const AUDIENCES: Record<Exclude<Audience, readonly Right[]>, string> = {
  anyone: 'Ouvert à tous.',
  'own-account': 'Pour toute personne connectée, même sans la double authentification exigée.',
  'signed-in': 'Demande une session.',
  staff: 'Réservé aux administrateurs et aux managers qui ont au moins un droit.',
  'requests:read': 'Demande le droit « demandes : lecture ».',
  'requests:change': 'Demande le droit « demandes : modification ».',
  'sales:read': 'Demande le droit « ventes : lecture ».',
  'sales:change': 'Demande le droit « ventes : modification ».',
  'content:read': 'Demande le droit « contenus : lecture ».',
  'content:change': 'Demande le droit « contenus : modification ».',
  money: 'Demande le droit « argent ».',
  people: 'Demande le droit « personnes ».',
  settings: 'Demande le droit « réglages ».',
  admin: 'Réservé aux administrateurs.',
};

const getDescription = (allow: Audience): string =>
  typeof allow === 'string' ? AUDIENCES[allow] : allow.map((right) => AUDIENCES[right]).join(' ');

const RECENCY = {
  never: '',
  sometimes:
    ' Selon ce qui change, demande une connexion de moins de dix minutes (403, `code: "recent_sign_in_required"`).',
  always: ' Demande une connexion de moins de dix minutes (403, `code: "recent_sign_in_required"`).',
} as const;

/** Reference to a part of `components`. */
export interface Reference {
  $ref: string;
}

export interface Content {
  /** By type: JSON, a form where a file is sent, a file. */
  content: Record<string, { schema: JsonSchema; example?: unknown }>;
}

type Body = JsonSchema & { properties: Record<string, JsonSchema>; required: string[] };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description: string;
  example?: unknown;
}

const SENDING_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'Le même envoi répété sous la même clé, pendant sept jours, n’est fait qu’une fois : même réponse, avec ' +
    'Idempotency-Replayed: true. Autre contenu : 422. Envoi encore en cours : 409.',
  example: 'commande-2026-0312',
};

/** What the schemas do not say: descriptions of parameters by name, in braces those of paths, and values to show. */
export interface OperationWords {
  parameters: Record<string, string>;
  examples: ExampleValues;
}

export interface OperationDescription {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: object[];
  parameters: (Parameter | Reference)[];
  requestBody?: Content & { required: true };
  responses: Record<string, (Content & { description: string }) | Reference>;
}

/** Refusals, the same for all operations. */
export const REFUSALS = {
  malformed: { name: 'Malformed', description: 'Le contenu envoyé est illisible.' },
  unauthenticated: { name: 'Unauthenticated', description: 'Aucune session valable, ou jeton expiré ou révoqué.' },
  forbidden: { name: 'Forbidden', description: 'Ce droit manque, ou l’appel demande une connexion récente.' },
  'not-found': { name: 'NotFound', description: 'Inconnu, non publié, ou à une autre personne.' },
  conflict: { name: 'Conflict', description: 'Modifié entre-temps, figé, ou le même envoi est en cours.' },
  'too-large': { name: 'TooLarge', description: 'Le contenu envoyé est trop volumineux.' },
  'unsupported-type': { name: 'UnsupportedType', description: 'Ce type de contenu n’est pas accepté.' },
  invalid: { name: 'Invalid', description: 'Un champ est faux ; `errors` dit lequel.' },
  limit: { name: 'Limit', description: 'Trop d’appels ; `Retry-After` dit combien de secondes attendre.' },
} as const;

/** Describes one operation, from its endpoint and the schemas that validate its requests. */
export function describeOperation(endpoint: Endpoint, words: OperationWords): OperationDescription {
  const { operation, options, method, path } = endpoint;
  const input = toSchema(options.request ?? operation.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, JsonSchema>;
  const required = (input.required ?? []) as string[];
  const inPath = getParameters(path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const hasBody = rest.length > 0 && (method === 'delete' ? options.request !== undefined : method !== 'get');
  const id = operationId(method, path);
  const body: Body = {
    ...input,
    properties: pick(properties, rest),
    required: required.filter((name) => rest.includes(name)),
  };
  const toParameter = (name: string, place: 'path' | 'query'): Parameter => {
    const schema = properties[name] ?? readProperty(operation.input, name);
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
      description: words.parameters[place === 'path' ? `{${name}}` : name] ?? '',
      example: toExample(schema, words.examples, name, id),
    };
  };
  const form = toForm(endpoint, body);
  const content: Content['content'] = form
    ? { 'multipart/form-data': { schema: form } }
    : options.body?.email !== undefined
      ? { 'message/rfc822': { schema: FILE } }
      : { 'application/json': { schema: body, example: toExample(body, words.examples, '', id) } };
  return {
    operationId: id,
    summary: options.summary,
    description: `${getDescription(operation.allow)}${RECENCY[operation.recent]}`,
    tags: [path.split('/').find((part) => part !== '' && part !== 'admin') ?? ''],
    ...(operation.allow === 'anyone' ? {} : { security: getSecurity(operation) }),
    parameters: [
      ...inPath.map((name) => toParameter(name, 'path')),
      ...(method === 'get' ? rest : []).map((name) => toParameter(name, 'query')),
      ...(takesKey(endpoint) ? [SENDING_KEY] : []),
    ],
    ...(hasBody ? { requestBody: { required: true, content } } : {}),
    responses: getResponses(endpoint, hasBody),
  };
}

const readProperty = (input: z.ZodType, name: string): JsonSchema =>
  ((toSchema(input, 'input').properties ?? {}) as Record<string, JsonSchema>)[name] ?? { type: 'string' };

const FILE = { type: 'string', format: 'binary' };

/** Returns a file's schema in a form, for what has none in JSON: a file, or one of several. */
function toFile(schema: JsonSchema): JsonSchema | undefined {
  if (schema.type === 'array') {
    const items = toFile((schema.items ?? {}) as JsonSchema);
    return items && { ...schema, items };
  }
  const choices = schema.anyOf as JsonSchema[] | undefined;
  return Object.keys(schema).length === 0 || choices?.every((choice) => toFile(choice)) ? FILE : undefined;
}

/** Returns a body's schema as a form when the call cannot be made in JSON: a field that it needs is a file. */
function toForm({ options }: Endpoint, body: Body): JsonSchema | undefined {
  if (options.body?.multipart === undefined) return undefined;
  const files = Object.entries(body.properties).flatMap(([name, schema]) => {
    const file = toFile(schema);
    return file === undefined ? [] : [[name, file] as const];
  });
  if (!files.some(([name]) => body.required.includes(name))) return undefined;
  return { ...body, properties: { ...body.properties, ...Object.fromEntries(files) } };
}

/** Returns the means of identification, each with the rights that it needs. */
function getSecurity({ allow, recent, inPerson }: Endpoint['operation']): object[] {
  const rights = [...rightsNeeded(allow)];
  const takesToken = !inPerson && recent !== 'always' && !isInPerson(allow);
  return [{ session: rights }, ...(takesToken ? [{ apiToken: rights }] : [])];
}

function getResponses(endpoint: Endpoint, hasBody: boolean): OperationDescription['responses'] {
  const { operation, options, path } = endpoint;
  const { allow } = operation;
  const guarded = allow !== 'anyone';
  const isForStaff = allow === 'admin' || allow === 'staff' || rightsNeeded(allow).length > 0;
  const codes: (keyof typeof REFUSALS)[] = [
    ...(guarded ? (['unauthenticated'] as const) : []),
    ...(isForStaff || operation.recent !== 'never' ? (['forbidden'] as const) : []),
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...(hasBody ? (['malformed', 'too-large', 'unsupported-type'] as const) : []),
    ...(takesKey(endpoint) ? (['conflict'] as const) : []),
    'invalid',
    'limit',
  ];
  const refusals = codes.map((code) => [
    STATUS_OF_ERROR[code],
    { $ref: `#/components/responses/${REFUSALS[code].name}` },
  ]);
  const success = {
    description: typeof options.message === 'string' ? options.message : 'Réussi.',
    content: toContent(endpoint),
  };
  return { [options.status ?? 200]: success, ...Object.fromEntries(refusals) };
}

/** Returns what a successful call answers, by content type. */
function toContent({ operation, options }: Endpoint): Content['content'] {
  if (options.answers === undefined)
    return { 'application/json': { schema: answerSchema(operation.output, options.wrap ?? 'data') } };
  const answers = Object.entries(options.answers);
  return Object.fromEntries(answers.map(([type, answer]) => [type, { schema: toSchema(answer, 'output') }]));
}

/** Returns the result's schema inside the envelope. */
function answerSchema(output: z.ZodType, wrap: 'data' | 'flat' | 'bare'): JsonSchema {
  const answer = toSchema(output, 'output');
  if (wrap === 'bare') return answer;
  const properties = (answer.properties ?? {}) as Record<string, JsonSchema>;
  const success = { success: { const: true }, message: { type: 'string' } };
  if (wrap === 'flat') return { type: 'object', properties: { ...success, ...properties } };
  const isPage = 'items' in properties && 'meta' in properties;
  const data = isPage ? { data: properties.items, meta: properties.meta } : { data: answer };
  return { type: 'object', required: ['success', 'data'], properties: { ...success, ...data } };
}

const pick = (properties: Record<string, JsonSchema>, names: string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]));
