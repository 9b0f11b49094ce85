import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32, deflateSync } from 'node:zlib';
import { ADMIN, type BuiltServer } from '#tests/support/server.ts';
import { type Attack, isRefused, localAddress, repeat } from './attack.ts';
import { callJson, send } from './send.ts';

const MESSAGES = 80_000;
const BOMB_SIDE = 20_000;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const signIn = async ({ origin }: BuiltServer): Promise<string> =>
  (await callJson(origin, '/api/auth/login', ADMIN)).token;

/** Copies one stored message until there are 80,000, while the server is stopped. */
async function fillMessages(server: BuiltServer): Promise<void> {
  await callJson(server.origin, '/api/contact', {
    name: 'Dominique Essai',
    email: 'dominique@essai.example',
    phone: '04 65 71 00 51',
    subject: 'Demande de renseignements',
    message: 'Une ardoise est tombée dans la cour après le vent de cette nuit. '.repeat(20),
  });
  await server.stop();
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'));
  const names = database
    .prepare("select name from pragma_table_info('contact_messages') where name not in ('id', 'quote_id')")
    .all()
    .map(({ name }) => String(name))
    .join(', ');
  database.exec(
    `insert into contact_messages (${names})
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MESSAGES})
     select ${names} from (select ${names} from contact_messages order by id desc limit 1), n`,
  );
  database.close();
  await server.restart();
}

const exports: Attack = {
  name: `CSV export of ${MESSAGES} messages, two in parallel`,
  isQuick: false,
  prepare: async (server) => {
    await fillMessages(server);
    return signIn(server);
  },
  isDefended: (outcomes) => outcomes.has('200'),
  run: (target) =>
    repeat(target, 2, async () => {
      const { status } = await send(target.server.origin, {
        method: 'GET',
        path: '/api/admin/dashboard/export?type=messages&format=csv',
        headers: { authorization: `Bearer ${target.prepared}` },
      });
      return status;
    }),
};

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a PNG of few bytes that declares 400 million pixels. */
function pictureBomb(): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(BOMB_SIDE, 0);
  head.writeUInt32BE(BOMB_SIDE, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((BOMB_SIDE / 8 + 1) * BOMB_SIDE));
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const bombs: Attack = {
  name: '/api/contact: images of 400 megapixels in 50 kB',
  isQuick: true,
  isDefended: isRefused,
  run: (target) => {
    const boundary = 'essai-image';
    const field = (name: string, value: string): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const texts = {
      name: 'Lou Essai',
      email: 'lou@essai.example',
      phone: '',
      subject: 'Fuite',
      message: 'Voir photo.',
    };
    const body = Buffer.concat([
      Buffer.from(
        Object.entries(texts)
          .map(([name, value]) => field(name, value))
          .join(''),
      ),
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\n`),
      Buffer.from('Content-Type: image/png\r\n\r\n'),
      pictureBomb(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    return repeat(target, 10, async (sender, turn) => {
      const { status } = await send(target.server.origin, {
        path: '/api/contact',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body,
        from: localAddress(sender + 10 * (turn % 20)),
      });
      return status;
    });
  },
};

export const CONTENT_ATTACKS: Attack[] = [exports, bombs];
