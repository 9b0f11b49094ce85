import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { ownExports } from '#src/platform/http/answer-turns.server.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { jsonStream } from '#src/platform/http/row-stream.server.ts';
import { exportOwnData } from './commands/export-own-data.server.ts';

const jsonFile = (data: object): Response =>
  new Response(jsonStream(data), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="mes-donnees-${parisDay(now())}.json"`,
    },
  });

/** Endpoints for a person's legal rights over their own data. */
export const privacyApi: Endpoint[] = [
  endpoint('get', '/user/export', exportOwnData, {
    summary: 'Toutes ses données, en fichier JSON',
    turns: ownExports,
    answers: { 'application/json': exportOwnData.output },
    send: (_request, data) => jsonFile(data),
  }),
];
