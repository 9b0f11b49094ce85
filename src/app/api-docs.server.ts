import { readParameters } from '#src/platform/http/openapi.server.ts';
import { toType } from '#src/platform/http/openapi-type.server.ts';
import { apiDescription } from './api.server.ts';

const JSON_TYPE = 'application/json';

/** Breaks a type into lines, one for each field, indented by its depth. */
function toText(schema: Record<string, unknown>): string {
  let depth = 0;
  return toType(schema).replace(/\{ |; | \}/g, (mark) => {
    if (mark === '{ ') depth += 1;
    if (mark === ' }') depth -= 1;
    return `${mark === ' }' ? '' : mark.trim()}\n${'  '.repeat(depth)}${mark === ' }' ? '}' : ''}`;
  });
}

/** Returns how a caller identifies: by nothing, by a session, or also by a token. */
const toAccess = (security: object[] | undefined): 'nobody' | 'session' | 'token' =>
  security === undefined ? 'nobody' : security.some((means) => 'apiToken' in means) ? 'token' : 'session';

/** Returns the calls by subject, and the shapes that several have, as the page shows them. */
export function readApiLines() {
  const description = apiDescription();
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [body] = Object.entries(operation.requestBody?.content ?? {});
      const answers = Object.entries(operation.responses);
      return {
        ...{ path, method, name: operation.operationId, tag: operation.tags[0] ?? '' },
        summary: operation.summary,
        description: operation.description,
        access: toAccess(operation.security),
        parameters: readParameters(description, operation).map((one) => ({ ...one, type: toType(one.schema) })),
        sent: body && { type: body[0], text: toText(body[1].schema), example: body[1].example },
        answers: answers.flatMap(([status, one]) =>
          'description' in one
            ? Object.entries(one.content).map(([type, { schema }]) => ({
                title: `${status} : ${one.description}`,
                type,
                text: type === JSON_TYPE ? toText(schema) : '',
              }))
            : [],
        ),
        refusals: answers.flatMap(([status, one]) => ('content' in one ? [] : [status])),
      };
    }),
  );
  const subjects = description.tags
    .map(({ name, description: title }) => ({ name, title, calls: calls.filter(({ tag }) => tag === name) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'fr'));
  const schemas = Object.entries(description.components.schemas);
  return { subjects, schemas: schemas.map(([name, schema]) => ({ name, text: toText(schema) })) };
}

export type SubjectLines = ReturnType<typeof readApiLines>['subjects'][number];
export type CallLine = SubjectLines['calls'][number];
