import { describe, expect, it } from 'vitest';
import { type ApiDocument, describeCall } from './description.ts';

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 1 } as const;
const FLAG = { $ref: '#/components/schemas/Flag' };
const FILE = { type: 'string', format: 'binary' };

const DOCUMENT: ApiDocument = {
  paths: {
    '/items/{id}': {
      get: {
        operationId: 'getItemsById',
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'active', in: 'query', required: false, schema: FLAG },
          { name: 'search', in: 'query', required: false, schema: { type: 'string' }, example: 'ardoise' },
        ],
      },
      put: {
        operationId: 'putItemsById',
        parameters: [{ $ref: '#/components/parameters/Id' }],
        requestBody: { content: { 'application/json': { schema: {}, example: { name: 'Zinc' } } } },
      },
    },
    '/pictures': {
      post: {
        operationId: 'postPictures',
        parameters: [],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                required: ['files'],
                properties: { files: { type: 'array', items: FILE }, logo: FILE, kind: { enum: ['a', 'b'] } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    parameters: { Id: ID },
    schemas: { Flag: { anyOf: [{ enum: ['true', 'false'] }, { type: 'boolean' }, { type: 'null' }] } },
  },
};

describe('describeCall', () => {
  it('describes path and query, with the values of a parameter that has few', () => {
    expect(describeCall('getItemsById', DOCUMENT)).toEqual({
      name: 'getItemsById',
      method: 'GET',
      path: '/items/{id}',
      fields: [
        { name: 'id', place: 'path', isRequired: true, choices: [], example: '1' },
        { name: 'active', place: 'query', isRequired: false, choices: ['true', 'false'], example: '' },
        { name: 'search', place: 'query', isRequired: false, choices: [], example: 'ardoise' },
      ],
    });
  });

  it('shows the example of a JSON body, one field a line', () => {
    expect(describeCall('putItemsById', DOCUMENT)?.body).toBe('{\n  "name": "Zinc"\n}');
  });

  it('asks for files where a form is sent', () => {
    const call = describeCall('postPictures', DOCUMENT);
    expect(call).not.toHaveProperty('body');
    expect(call?.fields).toMatchObject([
      { name: 'files', place: 'form', isRequired: true, file: 'several' },
      { name: 'logo', place: 'form', isRequired: false, file: 'one' },
      { name: 'kind', place: 'form', choices: ['a', 'b'] },
    ]);
  });

  it('finds no call that the document does not have', () => {
    expect(describeCall('getNothing', DOCUMENT)).toBeUndefined();
  });
});
