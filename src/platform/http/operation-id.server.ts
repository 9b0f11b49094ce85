import type { Method } from './endpoint.server.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const toWords = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(capitalize)
    .join('');

/** Returns an operation's name for programs: `GET /admin/items/{id}/pdf` is `getAdminItemsByIdPdf`. */
export function operationId(method: Method, path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  return method + parts.map((part) => (part.startsWith('{') ? `By${toWords(part)}` : toWords(part))).join('');
}
