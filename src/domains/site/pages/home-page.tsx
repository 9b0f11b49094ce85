export const handle = { still: true };

export const meta = () => [{ title: 'Toitures du Pouzin' }];

export default function HomePage() {
  return (
    <main>
      <h1>Toitures du Pouzin</h1>
    </main>
  );
}
