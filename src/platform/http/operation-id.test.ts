import { describe, expect, it } from 'vitest';
import { operationId } from './operation-id.server.ts';

describe('operationId', () => {
  it.each([
    ['get', '/items', 'getItems'],
    ['get', '/admin/items/{id}/pdf', 'getAdminItemsByIdPdf'],
    ['post', '/admin/site-check/{session_id}', 'postAdminSiteCheckBySessionId'],
    ['delete', '/items/{transactionId}', 'deleteItemsByTransactionId'],
  ] as const)('names %s %s %s', (method, path, name) => {
    expect(operationId(method, path)).toBe(name);
  });
});
