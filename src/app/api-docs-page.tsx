import { type MetaFunction, useLoaderData } from 'react-router';
import { readParameters } from '#src/platform/http/openapi.server.ts';
import '#src/ui/tokens/public.css';
import { toType } from '#src/platform/http/openapi-type.server.ts';
import { apiDescription } from './api.server.ts';
import styles from './api-docs.module.css';

export const handle = { static: true, cache: { query: [], isFixed: true } };

export const meta: MetaFunction = () => [
  { title: 'API de Faîtage' },
  { name: 'description', content: 'Tous les appels de l’API, lus dans les schémas qui valident les requêtes.' },
  { name: 'robots', content: 'noindex' },
];

/** Breaks a type into lines, one for each field, indented by its depth. */
function toText(schema: Record<string, unknown>): string {
  let depth = 0;
  return toType(schema).replace(/\{ |; | \}/g, (mark) => {
    if (mark === '{ ') depth += 1;
    if (mark === ' }') depth -= 1;
    return `${mark === ' }' ? '' : mark.trim()}\n${'  '.repeat(depth)}${mark === ' }' ? '}' : ''}`;
  });
}

export function loader() {
  const description = apiDescription();
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [body] = Object.entries(operation.requestBody?.content ?? {});
      const answers = Object.entries(operation.responses);
      return {
        path,
        method,
        name: operation.operationId,
        summary: `${operation.summary}. ${operation.description}`,
        parameters: readParameters(description, operation).map((one) => ({ ...one, type: toType(one.schema) })),
        sent: body && { type: body[0], text: toText(body[1].schema), example: body[1].example },
        answers: answers.flatMap(([status, one]) => {
          const schema = 'content' in one ? one.content['application/json']?.schema : undefined;
          return schema && 'description' in one
            ? [{ title: `${status} : ${one.description}`, text: toText(schema) }]
            : [];
        }),
        refusals: answers.flatMap(([status, one]) => ('content' in one ? [] : [status])),
      };
    }),
  );
  const schemas = Object.entries(description.components.schemas);
  return { calls, schemas: schemas.map(([name, schema]) => ({ name, text: toText(schema) })) };
}

type CallLine = ReturnType<typeof loader>['calls'][number];

const PLACES = { path: 'chemin', query: 'requête', header: 'en-tête' } as const;

/** Renders a page for people, readable without JavaScript; programs read `/api/openapi.json`. */
export default function ApiDocsPage() {
  const { calls, schemas } = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      <h1>API</h1>
      <p>
        Adresse de base <code>/api</code>, JSON en entrée et en sortie. Description pour les programmes :{' '}
        <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Réussite :{' '}
        <code>{'{ "success": true, "data": … }'}</code> ; refus :{' '}
        <code>{'{ "success": false, "message": "…", "errors": { … } }'}</code>.
      </p>
      {calls.map((call) => (
        <Call key={call.name} {...call} />
      ))}
      <h2>Formes communes</h2>
      {schemas.map(({ name, text }) => (
        <Code key={name} title={name} text={text} />
      ))}
    </main>
  );
}

function Call({ path, method, name, summary, parameters, sent, answers, refusals }: CallLine) {
  return (
    <section className={styles.call} id={name}>
      <h2>
        <code className={styles.method}>{method.toUpperCase()}</code> <code>{path}</code>
      </h2>
      <p>{summary}</p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({PLACES[parameter.in]}
              {parameter.required ? ', obligatoire' : ''}) : {parameter.description} <code>{parameter.type}</code>
            </li>
          ))}
        </ul>
      )}
      {sent && <Code title={`Contenu envoyé (${sent.type})`} text={sent.text} />}
      {sent?.example !== undefined && <Code title="Exemple" text={JSON.stringify(sent.example, null, 1)} />}
      {answers.map((answer) => (
        <Code key={answer.title} {...answer} />
      ))}
      <p className={styles.note}>
        Nom pour les programmes : <code>{name}</code>. Refus : {refusals.join(', ')}.
      </p>
    </section>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}
