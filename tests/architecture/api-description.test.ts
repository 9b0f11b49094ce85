import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { apiDescription, ENDPOINTS } from '#src/app/api.server.ts';
import { API_PARAMETER_TEXTS } from '#src/app/api-parameters.texts.ts';
import { API_SCHEMAS } from '#src/app/api-schemas.ts';
import { API_TAG_TEXTS } from '#src/app/api-tags.texts.ts';
import { type Endpoint, getParameters } from '#src/platform/http/endpoint.server.ts';
import { readParameters } from '#src/platform/http/openapi.server.ts';
import { type ApiDocument, describeCall } from '#src/ui/public/api-console/description.ts';

const description = apiDescription();
const LINES = ENDPOINTS.map((line) => [`${line.method.toUpperCase()} ${line.path}`, line] as const);

const readOperation = ({ path, method }: Endpoint) => description.paths[path]![method]!;

/** Bytes of the document before shapes were shared: 993,902; today it also has examples and descriptions. */
const LARGEST_DOCUMENT = 560_000;
/** Bytes from which a shape of three places must have a name. */
const LARGEST_COPY = 700;

/** Counts the shapes of the document that have no name, by their text. */
function countCopies(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return counts;
  const text = 'type' in value ? JSON.stringify(value) : '';
  if (text.length > LARGEST_COPY) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const part of Object.values(value)) countCopies(part, counts);
  return counts;
}

/** Returns every reference in the document. */
const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];

describe('description of the API', () => {
  it('names each operation once, in camel case', () => {
    const names = ENDPOINTS.map((line) => readOperation(line).operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^(get|post|put|delete)[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it('refers only to parts that it has', () => {
    const parts: Record<string, object> = { ...description.components };
    expect(references.filter(([, kind = '', name = '']) => !(name in (parts[kind] ?? {})))).toEqual([]);
  });

  it('describes each shape of several calls once, under a name', () => {
    const copies = [...countCopies(description)].filter(([, count]) => count >= 3).map(([text]) => text);
    expect(copies).toEqual([]);
    const { schemas } = description.components;
    expect(Object.keys(API_SCHEMAS).filter((name) => !(name in schemas) && !(`${name}Input` in schemas))).toEqual([]);
    expect(JSON.stringify(description).length).toBeLessThan(LARGEST_DOCUMENT);
  });

  it('names every subject of the calls, and no other', () => {
    expect(description.tags.map(({ name }) => name).sort()).toEqual(Object.keys(API_TAG_TEXTS).sort());
  });

  it.each(LINES)('describes every parameter of %s', (_name, line) => {
    for (const { name, in: place, description: text } of readParameters(description, readOperation(line))) {
      expect([name, text]).toEqual([name, expect.stringMatching(/^[A-ZÀ-Ý].+\.$/s)]);
      if (place !== 'header') expect(API_PARAMETER_TEXTS).toHaveProperty([place === 'path' ? `{${name}}` : name]);
    }
  });

  it.each(LINES)('describes %s to the page that tries it, with every part of its path', (_name, line) => {
    const call = describeCall(readOperation(line).operationId, description as ApiDocument);
    const names = call?.fields.filter(({ place }) => place === 'path').map(({ name }) => name);
    expect(call).toMatchObject({ path: line.path, method: line.method.toUpperCase() });
    expect(names).toEqual(getParameters(line.path));
  });

  it.each(LINES)('shows an example that %s accepts', (_name, line) => {
    const operation = readOperation(line);
    const isNoJson = ['multipart/form-data', 'message/rfc822'].some((type) => operation.requestBody?.content[type]);
    if (isNoJson) return;
    const parameters = readParameters(description, operation).filter((one) => one.in !== 'header');
    const body = operation.requestBody?.content['application/json']?.example as object | undefined;
    const sent = { ...Object.fromEntries(parameters.map(({ name, example }) => [name, example])), ...body };
    const schema = (line.options.request ?? line.operation.input) as z.ZodType;
    expect(schema.safeParse(sent).error?.issues ?? []).toEqual([]);
  });
});
