import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { countUsers } from './operations/count-users.server.ts';
import { listUsers } from './operations/list-users.server.ts';
import { listUsersByRole } from './operations/list-users-by-role.server.ts';
import { readUser } from './operations/read-user.server.ts';

/** What is read of accounts; what changes them is in `auth`, which ends sessions with it. */
export const userApi: Endpoint[] = [
  endpoint('get', '/admin/users', listUsers, { summary: 'Comptes' }),
  endpoint('get', '/admin/users/statistics', countUsers, { summary: 'Nombre de comptes par rôle et par état' }),
  endpoint('get', '/admin/users/role/{role}', listUsersByRole, { summary: 'Comptes d’un rôle' }),
  endpoint('get', '/admin/users/{id}', readUser, { summary: 'Un compte' }),
];
