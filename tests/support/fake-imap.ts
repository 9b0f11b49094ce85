import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Mail server with one mailbox, as far as a reader of it needs. */
export interface FakeImap {
  /** With the right password. */
  url: string;
  emails: { source: Buffer; seen: boolean }[];
  /** Commands of the clients, without their tags. */
  commands: string[];
  add(source: string | Buffer): void;
  close(): Promise<void>;
}

type Answer = (rest: string) => (string | Buffer)[] | undefined;

const HEADERS = /BODY\.PEEK\[HEADER\.FIELDS \(([^)]*)\)\]/i;

function pickHeaders(source: Buffer, names: string[]): string {
  const [head = ''] = source.toString('latin1').split('\r\n\r\n', 1);
  const lines = head.split(/\r\n(?![ \t])/);
  const isWanted = (line: string): boolean => names.includes(line.slice(0, line.indexOf(':')).toLowerCase());
  return `${lines.filter(isWanted).join('\r\n')}\r\n\r\n`;
}

function fetchParts({ source }: FakeImap['emails'][number], uid: number, wanted: string): (string | Buffer)[] {
  const [, names] = HEADERS.exec(wanted) ?? [];
  const part =
    names === undefined ? source : Buffer.from(pickHeaders(source, names.toLowerCase().split(' ')), 'latin1');
  const label = names === undefined ? 'BODY[]' : `BODY[HEADER.FIELDS (${names})]`;
  return [`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${source.length} ${label} {${part.length}}\r\n`, part, ')\r\n'];
}

function getAnswers(imap: FakeImap): Record<string, Answer> {
  const uids = (range: string): number[] => range.split(',').map(Number);
  const at = (uid: number) => imap.emails[uid - 1];
  return {
    CAPABILITY: () => ['* CAPABILITY IMAP4rev1\r\n'],
    LOGIN: (rest) => (/"?secret"?$/.test(rest) ? [] : undefined),
    LIST: () => ['* LIST (\\HasNoChildren) "/" INBOX\r\n'],
    SELECT: () => [`* FLAGS (\\Seen)\r\n* ${imap.emails.length} EXISTS\r\n* OK [UIDVALIDITY 1]\r\n`],
    'UID SEARCH': () => [`* SEARCH ${imap.emails.map((_email, index) => index + 1).join(' ')}\r\n`],
    'UID FETCH': (rest) => {
      const [, range = '', wanted = ''] = /^(\S+) (.*)$/.exec(rest) ?? [];
      return uids(range).flatMap((uid) => {
        const email = at(uid);
        return email === undefined ? [] : fetchParts(email, uid, wanted);
      });
    },
    'UID STORE': (rest) => {
      for (const uid of uids(rest.split(' ', 1)[0] ?? '')) {
        const email = at(uid);
        if (email !== undefined) email.seen = true;
      }
      return [];
    },
  };
}

function serve(socket: Socket, imap: FakeImap): void {
  const answers = getAnswers(imap);
  let text = '';
  socket.on('error', () => undefined);
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  socket.on('data', (data) => {
    text += data.toString('latin1');
    for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
      const [, tag = '', name = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      imap.commands.push(`${name} ${rest}`.trim());
      const parts = answers[name.toUpperCase()]?.(rest);
      for (const part of parts ?? []) socket.write(part);
      socket.write(`${tag} ${parts === undefined ? 'NO refused' : 'OK done'}\r\n`);
    }
  });
}

export async function startFakeImap(): Promise<FakeImap> {
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, imap);
  });
  const sockets = new Set<Socket>();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const imap: FakeImap = {
    url: `imap://reponses%40martin.example:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails: [],
    commands: [],
    add: (source) => void imap.emails.push({ source: Buffer.from(source), seen: false }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return imap;
}
