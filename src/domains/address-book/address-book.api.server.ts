import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { findPeople } from './address-book.queries.server.ts';

export const addressBookApi: Endpoint[] = [
  endpoint('get', '/admin/address-book', findPeople, {
    summary: 'Personnes connues par une partie de leur nom, de leur e-mail ou de leur téléphone',
  }),
];
