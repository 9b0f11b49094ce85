import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The simplest Node server with the same bytes: the baseline for cached documents.
const [, , bodyFile = '', headersFile = ''] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
