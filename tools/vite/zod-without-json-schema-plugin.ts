import type { Plugin } from 'vite';

const SCHEMAS = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/;
/** How each kind of schema says what it is as JSON schema, and the methods that ask for it. */
const PROCESSOR = /^\s*inst\._zod\.processJSONSchema = .*$/gm;
const STANDARD = /^\s*(?:in|out)put: createStandardJSONSchemaMethod\(.*$/gm;
const METHOD = /return createToJSONSchemaMethod\(this, \{\}\)\(params\);/;

/**
 * Leaves out of the browser's zod what writes JSON schemas, a sixth of it: only the description of the API is made of
 * these, on the server.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !SCHEMAS.test(id)) return;
      if ([PROCESSOR, STANDARD, METHOD].some((part) => code.search(part) === -1)) {
        this.error('zod writes JSON schemas in another way: read its schemas.js, and change this plugin.');
      }
      return {
        code: code
          .replace(PROCESSOR, '')
          .replace(STANDARD, '')
          .replace(METHOD, "throw new Error('JSON schemas are written on the server.');"),
        map: null,
      };
    },
  };
}
