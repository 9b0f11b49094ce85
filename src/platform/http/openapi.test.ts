import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { command, query } from '../operation.server.ts';
import { endpoint } from './endpoint.server.ts';
import { describeApi, readParameters } from './openapi.server.ts';

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
  {
    codeNote: 'Se lève par une confirmation.',
    parameters: { '{id}': 'Le numéro.', search: 'Les mots cherchés.', sort: 'Le tri.' },
    examples: { search: 'ardoise', name: 'Faîtière' },
    schemas: { Item, Id },
    tags: { items: 'Articles', auth: 'Connexion', user: 'Espace client' },
  },
);
const { paths } = description;
const toSchema = (path: string, method: string, status = '200'): unknown => {
  const response = paths[path]?.[method]?.responses[status];
  return response && 'content' in response ? response.content['application/json']?.schema : response;
};

describe('describeApi', () => {
  it('returns plain JSON in OpenAPI 3.1, with paths below /api', () => {
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  });

  it('describes the input of a query as query parameters, required or not', () => {
    expect(paths['/items']?.get?.parameters).toMatchObject([
      { name: 'search', in: 'query', required: false, description: 'Les mots cherchés.', example: 'ardoise' },
      { name: 'sort', in: 'query', required: true, schema: { enum: ['a', 'b'] }, example: 'a' },
    ]);
    expect(paths['/items']?.get).not.toHaveProperty('requestBody');
  });

  it('describes the input of a command in the path and the body, each field once', () => {
    const put = paths['/admin/items/{id}']?.put;
    expect(put?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true, description: 'Le numéro.' }]);
    const { schema: body, example } = put?.requestBody?.content['application/json'] ?? {};
    expect(example).toEqual({ name: 'Faîtière' });
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
    expect(toSchema('/admin/items/{id}', 'put')).toMatchObject({
      properties: { data: { $ref: '#/components/schemas/Item' } },
    });
    expect(toSchema('/auth/leave', 'post', '201')).toMatchObject({ properties: { success: {}, token: {} } });
    expect(toSchema('/user/items', 'get')).toMatchObject({ properties: { items: {}, meta: {} } });
  });

  it('says what the calls of each tag are about', () => {
    expect(description.tags).toEqual([
      { name: 'items', description: 'Articles' },
      { name: 'auth', description: 'Connexion' },
      { name: 'user', description: 'Espace client' },
    ]);
  });

  it('names each operation after its method and path', () => {
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(names).toEqual([
      ...['getItems', 'putAdminItemsById', 'deleteAdminItemsById', 'postAuthLeave', 'getUserItems'],
    ]);
  });

  it('describes a refusal, and a parameter of three operations, once', () => {
    expect(toSchema('/items', 'get', '422')).toEqual({ $ref: '#/components/responses/Invalid' });
    expect(description.components.responses.Invalid).toMatchObject({ description: expect.stringContaining('faux') });
    const three = describeApi(
      ['/a/{id}', '/b/{id}', '/c/{id}'].map((path) => endpoint('delete', path, change, { summary: 'Retirer' })),
      { codeNote: '', parameters: { '{id}': 'Le numéro.' }, examples: {}, schemas: { Id }, tags: {} },
    );
    const operation = three.paths['/b/{id}']!.delete!;
    expect(operation.parameters).toEqual([{ $ref: '#/components/parameters/Id' }]);
    expect(readParameters(three, operation)).toMatchObject([
      { name: 'id', schema: { $ref: '#/components/schemas/IdInput' } },
    ]);
  });

  it('describes a file by its content type', () => {
    const file = { answers: { 'application/pdf': z.file() }, send: () => new Response() };
    const words = { codeNote: '', parameters: {}, examples: {}, schemas: {}, tags: {} };
    const sent = describeApi([endpoint('get', '/items/pdf', list, { summary: 'En PDF', ...file })], words);
    expect(sent.paths['/items/pdf']?.get?.responses['200']).toMatchObject({
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    });
    expect(sent.paths['/items/pdf']?.get?.responses['200']).not.toHaveProperty(['content', 'application/json']);
  });

  it('describes a form for a call that needs a file', () => {
    const send = command({
      allow: 'admin',
      input: z.object({ files: z.array(z.instanceof(File)), note: z.string().optional() }),
      output: z.object({}),
      run: async () => ({}),
    });
    const body = { multipart: 1000 };
    const words = { codeNote: '', parameters: {}, examples: {}, schemas: {}, tags: {} };
    const sent = describeApi([endpoint('post', '/files', send, { summary: 'Envoyer', body })], words);
    expect(sent.paths['/files']?.post?.requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: expect.objectContaining({
          properties: {
            files: { type: 'array', items: { type: 'string', format: 'binary' } },
            note: { type: 'string' },
          },
        }),
      },
    });
  });
});
