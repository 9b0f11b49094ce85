import { z } from 'zod';
import { searchPeople } from '#src/domains/address-book/address-book.client.ts';
import type { Facts } from '#src/kernel/placeholders.ts';
import type { KnownSources } from '#src/ui/admin/pickers/known-data.ts';
import { type ApiCall, callApi } from '#src/ui/http/api-client.ts';

/** Reads the names of a list: its own shape would bring all its fields into the start of every screen. */
const readNames = async (path: string, query: NonNullable<ApiCall['query']> = {}): Promise<string[]> => {
  const rows = await callApi(path, z.array(z.object({ name: z.string() })), { query });
  return [...new Set(rows.map(({ name }) => name))];
};

const readTitles = async (path: string): Promise<string[]> =>
  (await callApi(path, z.array(z.object({ title: z.string() })))).map(({ title }) => title);

/** What the pickers of all forms of the back office offer. */
export const KNOWN_SOURCES: KnownSources = {
  people: searchPeople,
  services: () => readTitles('/services'),
  towns: () => readNames('/admin/places'),
  communes: (search) => readNames('/admin/communes', { search }),
  facts: async () => (await callApi('/admin/facts', z.record(z.string(), z.string()))) as Facts,
};
