import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { toElements } from './html-tree.ts';

// The simplest server that renders the same elements with React: the baseline for rendered documents.
const [, , folder = ''] = process.argv;
const page = toElements(readFileSync(join(folder, 'page.html'), 'utf8'));

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!DOCTYPE html>${renderToString(page)}`);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
