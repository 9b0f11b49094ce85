import { type MetaFunction, useLoaderData } from 'react-router';

import { apiDescription } from './api.server.ts';
import styles from './api-docs.module.css';

export const handle = { static: true, cache: { query: [], isFixed: true } };

export const meta: MetaFunction = () => [
  { title: 'API de Faîtage' },
  { name: 'description', content: 'Tous les appels de l’API, lus dans les schémas qui valident les requêtes.' },
  { name: 'robots', content: 'noindex' },
];

export const loader = () => apiDescription();

const PLACES = { path: 'chemin', query: 'requête', header: 'en-tête' } as const;

type Operation = ReturnType<typeof loader>['paths'][string][string];

/** Renders a page for people, readable without JavaScript; programs read `/api/openapi.json`. */
export default function ApiDocsPage() {
  const { paths } = useLoaderData<typeof loader>();
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    <main className={styles.page}>
      <h1>API</h1>
      <p>
        Adresse de base <code>/api</code>, JSON en entrée et en sortie. Description pour les programmes :{' '}
        <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Réussite :{' '}
        <code>{'{ "success": true, "data": … }'}</code> ; refus :{' '}
        <code>{'{ "success": false, "message": "…", "errors": { … } }'}</code>.
      </p>
      {lines.map((line) => (
        <Call key={`${line.method} ${line.path}`} {...line} />
      ))}
    </main>
  );
}

function Call({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  return (
    <section className={styles.call}>
      <h2>
        <code className={styles.method}>{method.toUpperCase()}</code> <code>{path}</code>
      </h2>
      <p>
        {operation.summary}. {operation.description}
      </p>
      {operation.parameters.length > 0 && (
        <ul>
          {operation.parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({PLACES[parameter.in]}
              {parameter.required ? ', obligatoire' : ''})
            </li>
          ))}
        </ul>
      )}
      <Schema title="Contenu envoyé" schema={operation.requestBody?.content['application/json'].schema} />
      {Object.entries(operation.responses).map(([status, answer]) => (
        <Schema
          key={status}
          title={`${status} : ${answer.description}`}
          schema={Number(status) < 300 ? answer.content['application/json'].schema : undefined}
        />
      ))}
    </section>
  );
}

function Schema({ title, schema }: { title: string; schema: object | undefined }) {
  if (schema === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      <pre>{JSON.stringify(schema, null, 2)}</pre>
    </details>
  );
}
