import type { KnownPerson } from '#src/kernel/known-person.ts';
import { callApi } from '#src/ui/http/api-client.ts';
import { FoundPeople } from './address-book.contract.ts';

export const searchPeople = (search: string): Promise<KnownPerson[]> =>
  callApi('/admin/address-book', FoundPeople, { query: { search } });
