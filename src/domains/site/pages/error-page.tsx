import { isRouteErrorResponse } from 'react-router';

/** Shown in place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{isMissing ? 'Page introuvable' : 'Une erreur est survenue'}</h1>
      <a href="/">Retour à l’accueil</a>
    </main>
  );
}
