import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

// The simplest Node server with the same bytes: the baseline for cached answers.
const [, , folder = ''] = process.argv;
const body = readFileSync(join(folder, 'body'));
const headers = JSON.parse(readFileSync(join(folder, 'headers'), 'utf8'));

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
