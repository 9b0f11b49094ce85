import { z } from 'zod';
import { type Audience, isInPerson, type Right, rightsNeeded } from '#src/kernel/actor.ts';
import { STATUS_OF_ERROR } from '#src/kernel/errors.ts';
import { type Endpoint, getParameters } from './endpoint.server.ts';
import { takesKey } from './sending-key.server.ts';

type JsonSchema = Record<string, unknown>;

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

const API_TOKEN_NOTE =
  'Un jeton d’API (ftg_…), créé dans « Mon profil », « Sécurité » : les droits choisis, jamais plus que la personne.';

const describeFailure = (codeNote: string): JsonSchema => ({
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'Une phrase en français.' },
    code: { type: 'string', description: codeNote },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
});

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

interface Content {
  content: { 'application/json': { schema: JsonSchema } };
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

const SENDING_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'Le même envoi répété sous la même clé, pendant sept jours, n’est fait qu’une fois : même réponse, avec ' +
    'Idempotency-Replayed: true. Autre contenu : 422. Envoi encore en cours : 409.',
};

interface OperationDescription {
  summary: string;
  description: string;
  tags: string[];
  security?: object[];
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Record<string, Content & { description: string }>;
}

/** The parts of an OpenAPI 3.1 document that are used here. */
export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OperationDescription>>;
  components: object;
}

/** Returns the API as an OpenAPI 3.1 document, from the endpoint tables and the schemas that validate requests. */
/** @param codeNote explains to programs what a failure's `code` asks for. */
export function describeApi(endpoints: Endpoint[], codeNote: string): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describe(endpoint) };
  return {
    openapi: '3.1.0',
    info: { title: 'Faîtage', version: '1', description: 'Tout répond en JSON, avec un en-tête X-Request-Id.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: describeFailure(codeNote) },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Ce que rend POST /auth/login.' },
        apiToken: { type: 'http', scheme: 'bearer', description: API_TOKEN_NOTE },
      },
    },
  };
}

function describe(endpoint: Endpoint): OperationDescription {
  const { operation, options, method, path } = endpoint;
  const input = toSchema(options.request ?? operation.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, JsonSchema>;
  const required = (input.required ?? []) as string[];
  const inPath = getParameters(path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const hasBody = rest.length > 0 && (method === 'delete' ? options.request !== undefined : method !== 'get');
  const inQuery = method === 'get' ? rest : [];
  const body = {
    ...input,
    properties: pick(properties, rest),
    required: required.filter((name) => rest.includes(name)),
  };
  return {
    summary: options.summary,
    description: `${getDescription(operation.allow)}${RECENCY[operation.recent]}`,
    tags: [path.split('/').find((part) => part !== '' && part !== 'admin') ?? ''],
    ...(operation.allow === 'anyone' ? {} : { security: getSecurity(operation) }),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: 'path' as const,
        required: true,
        schema: properties[name] ?? { type: 'string' },
      })),
      ...inQuery.map((name) => ({
        name,
        in: 'query' as const,
        required: required.includes(name),
        schema: properties[name] ?? {},
      })),
      ...(takesKey(endpoint) ? [SENDING_KEY] : []),
    ],
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: getResponses(endpoint, hasBody),
  };
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
  const codes: (keyof typeof STATUS_OF_ERROR)[] = [
    ...(guarded ? (['unauthenticated'] as const) : []),
    ...(isForStaff || operation.recent !== 'never' ? (['forbidden'] as const) : []),
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...(hasBody ? (['malformed', 'too-large', 'unsupported-type'] as const) : []),
    ...(takesKey(endpoint) ? (['conflict'] as const) : []),
    'invalid',
    'limit',
  ];
  const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };
  const refusals = codes.map((code) => [STATUS_OF_ERROR[code], { description: code, ...refusal }]);
  const schema = answerSchema(operation.output, options.wrap ?? 'data');
  const success = {
    description: typeof options.message === 'string' ? options.message : 'Réussi.',
    content: { 'application/json': { schema } },
  };
  return { [options.status ?? 200]: success, ...Object.fromEntries(refusals) };
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
