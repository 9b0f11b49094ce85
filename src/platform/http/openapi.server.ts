import type { Endpoint } from './endpoint.server.ts';
import {
  describeOperation,
  type OperationDescription,
  type OperationWords,
  type Parameter,
  REFUSALS,
  type Reference,
} from './openapi-operation.server.ts';
import { type JsonSchema, type NamedSchemas, shareSchemas } from './openapi-schemas.server.ts';

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

type Paths = Record<string, Record<string, OperationDescription>>;

/** The parts of an OpenAPI 3.1 document that are used here. */
export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** In the order of their first calls. */
  tags: { name: string; description: string }[];
  paths: Paths;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, object>;
    securitySchemes: object;
  };
}

export interface ApiWords extends OperationWords {
  /** Explains to programs what a failure's `code` asks for. */
  codeNote: string;
  /** What the calls of each tag are about. */
  tags: Record<string, string>;
  /** Schemas that the document describes once, by name. */
  schemas: NamedSchemas;
}

/** Returns the API as an OpenAPI 3.1 document, from the endpoint tables and the schemas that validate requests. */
export function describeApi(endpoints: Endpoint[], words: ApiWords): ApiDescription {
  const described: Paths = {};
  for (const endpoint of endpoints)
    described[endpoint.path] = { ...described[endpoint.path], [endpoint.method]: describeOperation(endpoint, words) };
  const { share, used } = shareSchemas(words.schemas);
  const { paths, parameters } = shareParameters(share(described));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Faîtage',
      version: '1',
      description: 'Tout répond en JSON, sauf les fichiers et les flux, avec un en-tête X-Request-Id.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(listOperations(paths).flatMap((one) => one.tags))].map((name) => ({
      name,
      description: words.tags[name] ?? '',
    })),
    paths,
    components: {
      schemas: { Failure: describeFailure(words.codeNote), ...used() },
      parameters,
      responses: Object.fromEntries(
        Object.values(REFUSALS).map(({ name, description }) => [name, refusal(description)]),
      ),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Ce que rend POST /auth/login.' },
        apiToken: { type: 'http', scheme: 'bearer', description: API_TOKEN_NOTE },
      },
    },
  };
}

const listOperations = (paths: Paths): OperationDescription[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

const refusal = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** A parameter that so many operations have alike is described once. */
const SHARED_FROM = 3;

const toName = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_all, letter) => letter.toUpperCase());

const isParameter = (part: Parameter | Reference): part is Parameter => 'name' in part;

function shareParameters(paths: Paths): { paths: Paths; parameters: Record<string, Parameter> } {
  const all = listOperations(paths);
  const groups = Map.groupBy(all.flatMap((one) => one.parameters).filter(isParameter), (one) => JSON.stringify(one));
  const names = new Map<string, string>();
  const parameters: Record<string, Parameter> = {};
  for (const [text, [first, ...others]] of [...groups].sort(([, one], [, other]) => other.length - one.length)) {
    if (first === undefined || others.length < SHARED_FROM - 1 || toName(first.name) in parameters) continue;
    parameters[toName(first.name)] = first;
    names.set(text, toName(first.name));
  }
  const toShared = (parameter: Parameter | Reference): Parameter | Reference => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  };
  for (const operation of all) operation.parameters = operation.parameters.map(toShared);
  return { paths, parameters };
}

/** Returns the parameters of an operation in full. */
export const readParameters = ({ components }: ApiDescription, { parameters }: OperationDescription): Parameter[] =>
  parameters.flatMap((part) =>
    isParameter(part) ? [part] : (components.parameters[part.$ref.split('/').at(-1) ?? ''] ?? []),
  );
