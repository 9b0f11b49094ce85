import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#src/kernel/catalogue.ts';
import { ApiError } from '../../http/api-error.ts';
import { listAddress } from '../list-address.ts';
import { defineResource, toChoices } from './define-resource.tsx';

interface Roof {
  id: number;
  name: string;
}

const ROOFS: Roof[] = [
  { id: 1, name: 'Grange' },
  { id: 2, name: 'Mairie' },
];
const requests: unknown[] = [];
let answer: () => Roof[] = () => ROOFS;

const TEXTS = {
  meta: 'Toits – Administration',
  title: 'Toits',
  description: 'Les toits du village.',
  loading: 'Chargement des toits…',
  loadError: 'Erreur lors du chargement des toits',
  search: 'Rechercher un toit',
  searchFields: 'Nom…',
  listLabel: 'Liste des toits',
  empty: 'Le village n’a pas de toit',
  emptyHint: 'Ajoutez le premier.',
};

const defineRoofs = defineResource(
  listAddress({
    sortKeys: ['id', 'name'],
    sort: { by: 'id', order: 'asc' },
    filters: { state: ['open', 'closed'] },
  }),
)<Roof, { total: number; open: number }>;

const ROOF_LIST: Parameters<typeof defineRoofs>[0] = {
  texts: catalogue('roofs', { ...TEXTS, noHits: 'Aucun toit trouvé' }),
  live: ['roofs'],
  apiName: 'roofs',
  fetchRows: async (query) => {
    requests.push(query);
    const items = answer();
    return { items, meta: { page: 1, per_page: 20, total: items.length, last_page: 1 } };
  },
  fetchStatistics: async () => {
    requests.push('statistics');
    return { total: 2, open: 1 };
  },
  figures: ({ total, open }) => [
    { label: 'Total', value: total, show: { state: undefined } },
    { label: 'Ouverts', value: open, show: { state: 'open' } },
    { label: 'Autres', value: total - open, show: { state: undefined }, isExact: false },
  ],
  filters: [
    {
      name: 'state',
      label: 'État',
      all: (statistics) => `Tous (${statistics?.total ?? '–'})`,
      choices: (statistics, chosen) => [{ value: 'open', label: `${chosen ?? 'aucun'} ${statistics?.open ?? '–'}` }],
    },
  ],
  adding: 'Nouveau toit',
  hidesActionsOnFailure: true,
  emptyLink: { text: 'Ajouter', to: ({ getHref }) => getHref({ kind: 'new' }) },
  rowLabel: ({ name }) => name,
  columns: [{ key: 'name', title: 'Nom', sortKey: 'name', render: ({ name }) => name }],
  card: ({ name }) => name,
  Instead: () => <p>Exemples</p>,
};
const roofs = defineRoofs(ROOF_LIST);
/** Has one title, whether it is empty or a search finds nothing. */
const barns = defineRoofs({ ...ROOF_LIST, texts: catalogue('barns', TEXTS) });

const read = (search = '', { load } = roofs) => load(new Request(`http://localhost/admin/roofs${search}`));

/** Returns the markup of the screen at an address, with the rows that its loader has read. */
async function render(search = '', resource = roofs): Promise<string> {
  const loaded = await read(search, resource);
  const router = createMemoryRouter([{ path: '/admin/roofs', element: <resource.Screen loaded={loaded} /> }], {
    initialEntries: [`/admin/roofs${search}`],
  });
  return renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

const refuse = (): never => {
  throw new ApiError('down', { status: 503, userMessage: 'Le serveur est arrêté.' });
};

beforeEach(() => {
  requests.length = 0;
  answer = () => ROOFS;
});

describe('defineResource', () => {
  it('reads rows and figures at once, with the state of the address and the page size', async () => {
    expect(await read('?search=ma&state=closed&sort_by=name&sort_order=desc&view=2')).toMatchObject({
      list: { items: ROOFS },
      statistics: { total: 2, open: 1 },
    });
    expect(requests).toEqual([
      { page: 1, per_page: 20, search: 'ma', state: 'closed', sort_by: 'name', sort_order: 'desc' },
      'statistics',
    ]);
  });

  it('goes to the last page from an address beyond it', async () => {
    const response = await read('?state=open&page=7').then(
      () => undefined,
      (thrown: Response) => thrown,
    );
    expect([response?.status, response?.headers.get('location')]).toEqual([302, '/admin/roofs?state=open']);
  });

  it('titles the tab, and reads again for another list but not for an opened record', () => {
    expect(roofs.meta()).toEqual([{ title: 'Toits – Administration' }]);
    const revalidates = (search: string): boolean =>
      roofs.shouldRevalidate({
        currentUrl: new URL('http://localhost/admin/roofs?search=ma'),
        nextUrl: new URL(`http://localhost/admin/roofs${search}`),
        defaultShouldRevalidate: true,
      } as Parameters<typeof roofs.shouldRevalidate>[0]);
    expect(['?search=ma&view=2', '?search=ma', '?search=mai'].map(revalidates)).toEqual([false, true, true]);
  });

  it('renders rows below headers that link to the sorted list', async () => {
    const markup = await render('?search=a');
    expect(markup).toContain('aria-label="Liste des toits"');
    expect(markup.match(/data-row="\d"/g)).toEqual(['data-row="1"', 'data-row="2"']);
    expect(markup).toContain('href="/admin/roofs?search=a&amp;sort_by=name"');
    expect(await render('?sort_by=name')).toContain('aria-sort="ascending"');
  });

  it('marks the figure whose rows are listed, unless it counts others', async () => {
    const getCurrent = (markup: string): string[] =>
      [...markup.matchAll(/aria-current="true"[^>]*><span[^>]*>([^<]+)</g)].map(([, label = '']) => label);
    expect(getCurrent(await render())).toEqual(['Total']);
    expect(getCurrent(await render('?state=open&sort_by=name'))).toEqual(['Ouverts']);
  });

  it('passes figures and the chosen value to the choices of a filter', async () => {
    const markup = await render('?state=open');
    expect(markup).toContain('Tous (2)');
    expect(markup).toContain('open 1');
  });

  it('states an empty list with its link, and another one with a way back from the filters', async () => {
    answer = () => [];
    const empty = await render();
    expect(empty).toContain('Le village n’a pas de toit');
    expect(empty).toContain('Ajoutez le premier.');
    expect(empty).toMatch(/href="\/admin\/roofs\?new=1"[^>]*>(?:<[^>]+>)*Ajouter</);
    const filtered = await render('?state=open');
    expect(filtered).toContain('Aucun toit trouvé');
    expect(filtered).not.toContain('Le village n’a pas de toit');
    expect(filtered).not.toContain('Ajoutez le premier.');
    expect(filtered).toMatch(/href="\/admin\/roofs[?]?"[^>]*>(?:<[^>]+>)*Effacer les filtres</);
  });

  it('titles a list without hits as an empty one, if it has no title of its own', async () => {
    answer = () => [];
    expect(await render('?state=open', barns)).toContain(TEXTS.empty);
  });

  it('states a failed load, with what the description has instead, and without its main actions', async () => {
    answer = refuse;
    const markup = await render();
    expect(markup).toContain('Erreur lors du chargement des toits : Le serveur est arrêté.');
    expect(markup).toContain('<p>Exemples</p>');
    expect(markup).not.toContain('Nouveau toit');
  });
});

describe('toChoices', () => {
  it('returns values in order, with their labels', () => {
    expect(toChoices(['b', 'a'], { a: 'Ardoise', b: 'Bois' })).toEqual([
      { value: 'b', label: 'Bois' },
      { value: 'a', label: 'Ardoise' },
    ]);
  });
});
