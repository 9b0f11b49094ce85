import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { command, query } from '../operation.server.ts';
import { endpoint } from './endpoint.server.ts';
import { describeApi } from './openapi.server.ts';

const Item = z.object({ id: z.int(), name: z.string() });
const list = query({
  allow: 'anyone',
  input: z.object({ search: z.string().optional(), sort: z.enum(['a', 'b']) }),
  output: getPage(Item),
  run: async () => ({ items: [], meta: { page: 1, per_page: 20, total: 0, last_page: 1 } }),
});
const change = command({
  allow: 'admin',
  input: z.object({ id: Id, name: z.string().trim().min(1), note: z.string().optional() }),
  output: Item,
  run: async ({ name }) => ({ id: 1, name }),
});
const leave = command({
  allow: 'signed-in',
  input: z.object({}),
  output: z.object({ token: z.string() }),
  run: async () => ({ token: 'x' }),
});

const description = describeApi(
  [
    endpoint('get', '/items', list, { summary: 'Liste' }),
    endpoint('put', '/admin/items/{id}', change, { summary: 'Changer', message: 'Changé.' }),
    endpoint('delete', '/admin/items/{id}', change, { summary: 'Retirer' }),
    endpoint('post', '/auth/leave', leave, { summary: 'Partir', status: 201, wrap: 'flat' }),
    endpoint('get', '/user/items', list, { summary: 'Les miens', wrap: 'bare' }),
  ],
  'Se lève par une confirmation.',
);
const { paths } = description;
const toSchema = (path: string, method: string, status = '200') =>
  paths[path]?.[method]?.responses[status]?.content['application/json'].schema;

describe('describeApi', () => {
  it('returns plain JSON in OpenAPI 3.1, with paths below /api', () => {
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  });

  it('describes the input of a query as query parameters, required or not', () => {
    expect(paths['/items']?.get?.parameters).toMatchObject([
      { name: 'search', in: 'query', required: false },
      { name: 'sort', in: 'query', required: true, schema: { enum: ['a', 'b'] } },
    ]);
    expect(paths['/items']?.get).not.toHaveProperty('requestBody');
  });

  it('describes the input of a command in the path and the body, each field once', () => {
    const put = paths['/admin/items/{id}']?.put;
    expect(put?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    const body = put?.requestBody?.content['application/json'].schema;
    expect(body).toMatchObject({ type: 'object', required: ['name'] });
    expect(Object.keys(body?.properties as object)).toEqual(['name', 'note']);
    expect(paths['/auth/leave']?.post).not.toHaveProperty('requestBody');
    expect(paths['/admin/items/{id}']?.delete).not.toHaveProperty('requestBody');
  });

  it('describes who may call an endpoint, and the error responses', () => {
    const answers = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
    expect(answers('/items', 'get')).toEqual(['200', '422', '429']);
    expect(answers('/auth/leave', 'post')).toEqual(['201', '401', '409', '422', '429']);
    expect(answers('/admin/items/{id}', 'put')).toEqual([
      '200',
      ...['400', '401', '403', '404', '413', '415', '422', '429'],
    ]);
    expect(paths['/auth/leave']?.post?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
    expect(paths['/items']?.get).not.toHaveProperty('security');
    expect(paths['/admin/items/{id}']?.put).toMatchObject({ security: [{ session: [] }], tags: ['items'] });
  });

  it('describes responses inside the envelope', () => {
    expect(toSchema('/items', 'get')).toMatchObject({
      required: ['success', 'data'],
      properties: { data: { type: 'array' }, meta: { type: 'object' } },
    });
    expect(toSchema('/admin/items/{id}', 'put')).toMatchObject({ properties: { data: { properties: { id: {} } } } });
    expect(toSchema('/auth/leave', 'post', '201')).toMatchObject({ properties: { success: {}, token: {} } });
    expect(toSchema('/user/items', 'get')).toMatchObject({ properties: { items: {}, meta: {} } });
  });
});
