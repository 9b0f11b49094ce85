import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// The simplest server that stores each request durably: the baseline for what visitors send.
const [, , folder = ''] = process.argv;
const database = new DatabaseSync(join(folder, 'bare.db'));
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table received (id integer primary key, body text not null) strict;
`);
const insert = database.prepare('insert into received (body) values (?)');

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    const { lastInsertRowid } = insert.run(body);
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: true, data: { id: Number(lastInsertRowid) } }));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
