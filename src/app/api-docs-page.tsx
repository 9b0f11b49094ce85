import { type MetaFunction, useLoaderData } from 'react-router';
import '#src/ui/tokens/public.css';
import { Island } from '#src/platform/islands/island.tsx';
import ApiAccess from '#src/ui/public/islands/api-access.tsx';
import ApiSearch from '#src/ui/public/islands/api-search.tsx';
import styles from './api-docs.module.css';
import { readApiLines, type SubjectLines } from './api-docs.server.ts';
import { ApiDocsCall, Code } from './api-docs-call.tsx';

export const handle = { static: true, preloadsFonts: true, cache: { query: [], isFixed: true } };

export const meta: MetaFunction = () => [
  { title: 'API de Faîtage' },
  { name: 'description', content: 'Tous les appels de l’API, lus dans les schémas qui valident les requêtes.' },
  { name: 'robots', content: 'noindex' },
];

export const loader = readApiLines;

/** Renders a page for people, readable without JavaScript; programs read `/api/openapi.json`. */
export default function ApiDocsPage() {
  const { subjects, schemas } = useLoaderData<typeof loader>();
  const count = subjects.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/">Retour au site</a>
        <h1>API</h1>
        <p>
          Adresse de base <code>/api</code>, JSON en entrée et en sortie. Description pour les programmes :{' '}
          <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Réussite :{' '}
          <code>{'{ "success": true, "data": … }'}</code> ; refus :{' '}
          <code>{'{ "success": false, "message": "…", "errors": { … } }'}</code>. Chaque appel s’essaie ici, sur le vrai
          site.
        </p>
        <div className={styles.tools} id="acces">
          <Island of={ApiSearch} props={{ count }} when="load" />
          <Island of={ApiAccess} when="load" />
        </div>
      </header>
      <nav className={styles.subjects} aria-label="Sujets">
        <ul>
          {subjects.map(({ name, title, calls }) => (
            <li key={name}>
              <a href={`#sujet-${name}`}>{title}</a> <span className={styles.note}>{calls.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.content}>
        {subjects.map((subject) => (
          <SubjectCalls key={subject.name} {...subject} />
        ))}
        <section className={styles.subject} id="formes">
          <h2>Formes communes</h2>
          {schemas.map(({ name, text }) => (
            <Code key={name} title={name} text={text} />
          ))}
        </section>
      </main>
    </div>
  );
}

function SubjectCalls({ name, title, calls }: SubjectLines) {
  return (
    <section className={styles.subject} id={`sujet-${name}`} data-subject={title}>
      <h2>{title}</h2>
      {calls.map((call) => (
        <ApiDocsCall key={call.name} {...call} />
      ))}
    </section>
  );
}
