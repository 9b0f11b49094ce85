import { data } from 'react-router';

export const handle = { still: true };

export const meta = () => [{ title: 'Page introuvable' }];

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return (
    <main>
      <h1>Page introuvable</h1>
      <a href="/">Retour à l’accueil</a>
    </main>
  );
}
