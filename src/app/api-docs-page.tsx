import { type MetaFunction, useLoaderData } from 'react-router';
import { readParameters } from '#src/platform/http/openapi.server.ts';
import { apiDescription } from './api.server.ts';
import styles from './api-docs.module.css';

export const handle = { static: true, cache: { query: [], isFixed: true } };

export const meta: MetaFunction = () => [
  { title: 'API de Faîtage' },
  { name: 'description', content: 'Tous les appels de l’API, lus dans les schémas qui valident les requêtes.' },
  { name: 'robots', content: 'noindex' },
];

export function loader() {
  const description = apiDescription();
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      parameters: readParameters(description, operation),
      refusals: Object.keys(operation.responses).filter((status) => Number(status) >= 400),
    })),
  );
  return { calls, schemas: description.components.schemas };
}

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
        <Call key={call.operation.operationId} {...call} />
      ))}
      <h2>Formes communes</h2>
      {Object.entries(schemas).map(([name, schema]) => (
        <div key={name} id={name}>
          <Json title={name} value={schema} />
        </div>
      ))}
    </main>
  );
}

function Call({ path, method, operation, parameters, refusals }: Awaited<ReturnType<typeof loader>>['calls'][number]) {
  const [type = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return (
    <section className={styles.call} id={operation.operationId}>
      <h2>
        <code className={styles.method}>{method.toUpperCase()}</code> <code>{path}</code>
      </h2>
      <p>
        {operation.summary}. {operation.description}
      </p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({PLACES[parameter.in]}
              {parameter.required ? ', obligatoire' : ''}) : {parameter.description}
            </li>
          ))}
        </ul>
      )}
      <Json title={`Contenu envoyé (${type})`} value={body?.schema} />
      <Json title="Exemple" value={body?.example} />
      {Object.entries(operation.responses).map(
        ([status, answer]) =>
          'content' in answer && (
            <Json
              key={status}
              title={`${status} : ${answer.description}`}
              value={answer.content['application/json']?.schema}
            />
          ),
      )}
      <p>
        Nom pour les programmes : <code>{operation.operationId}</code>. Refus : {refusals.join(', ')}.
      </p>
    </section>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
