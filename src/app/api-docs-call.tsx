import { Island } from '#src/platform/islands/island.tsx';
import ApiCall from '#src/ui/public/islands/api-call.tsx';
import styles from './api-docs.module.css';
import type { CallLine } from './api-docs.server.ts';

const PLACES = { path: 'chemin', query: 'requête', header: 'en-tête' } as const;

const ACCESS = { nobody: 'aucune', session: 'une session', token: 'une session ou un jeton d’API' } as const;

/** Describes one call: what it needs, what it answers, and a place to try it. */
export function ApiDocsCall(call: CallLine) {
  const { path, method, name, summary, description, access, parameters, sent, answers, refusals } = call;
  return (
    <details className={styles.call} id={name} data-call={name}>
      <summary>
        <h3>
          <code className={styles.method} data-method={method}>
            {method.toUpperCase()}
          </code>{' '}
          <code className={styles.path}>{path}</code> <span>{summary}</span>
        </h3>
      </summary>
      <p>{description}</p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({PLACES[parameter.in]}
              {parameter.required ? ', obligatoire' : ''}) : {parameter.description} <code>{parameter.type}</code>
            </li>
          ))}
        </ul>
      )}
      {sent && <Code title={`Contenu envoyé (${sent.type})`} text={sent.text} />}
      {sent?.example !== undefined && <Code title="Exemple" text={JSON.stringify(sent.example, null, 1)} />}
      {answers.map(({ title, type, text }) =>
        text === '' ? (
          <p key={type}>
            {title} <code>{type}</code>
          </p>
        ) : (
          <Code key={type} title={title} text={text} />
        ),
      )}
      <p className={styles.note}>
        Identification : {ACCESS[access]}. Refus : {refusals.join(', ')}. Nom pour les programmes :{' '}
        <a href={`#${name}`}>
          <code>{name}</code>
        </a>
        .
      </p>
      <Island of={ApiCall} props={{ name }} when="interaction" className={styles.live} />
    </details>
  );
}

export function Code({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}
