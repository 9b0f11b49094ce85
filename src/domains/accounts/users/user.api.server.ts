import { formatDateTime } from '#src/kernel/dates.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { exportUsers } from './commands/export-users.server.ts';
import type { User } from './user.contract.ts';
import { countUsers, listUsers, listUsersByRole, readUser } from './user.queries.server.ts';
import { USER_COLUMNS, USER_ROLE_TEXTS, USER_STATE_TEXTS } from './user.texts.ts';

const toLine = (user: User): string[] => [
  user.name,
  user.email,
  user.phone,
  user.address,
  USER_ROLE_TEXTS[user.role],
  user.is_active ? USER_STATE_TEXTS.active : USER_STATE_TEXTS.inactive,
  user.last_login === null ? '' : formatDateTime(user.last_login),
  formatDateTime(user.created_at),
];

/** Read endpoints of accounts; those that change accounts are in `auth`, because they also end sessions. */
export const userApi: Endpoint[] = [
  endpoint('get', '/admin/users', listUsers, { summary: 'Comptes' }),
  endpoint('get', '/admin/users/statistics', countUsers, { summary: 'Nombre de comptes par rôle et par état' }),
  listExport('/admin/users/export', exportUsers, {
    summary: 'Comptes en fichier CSV ou Excel',
    name: 'utilisateurs',
    toLines: (rows) => [Object.values(USER_COLUMNS), ...rows.map(toLine)],
  }),
  endpoint('get', '/admin/users/role/{role}', listUsersByRole, { summary: 'Comptes d’un rôle' }),
  endpoint('get', '/admin/users/{id}', readUser, { summary: 'Un compte' }),
];
