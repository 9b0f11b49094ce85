import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Device with the keys of its browser: public keys for the server, and the private one to decrypt. */
export interface FakeDevice {
  keys: { p256dh: string; auth: string };
  decrypt: (message: Buffer) => string;
}

export function aPushDevice(): FakeDevice {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, label: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, label, length));
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt: (message) => {
      const salt = message.subarray(0, 16);
      const keyEnd = 21 + message.readUInt8(20);
      const sender = message.subarray(21, keyEnd);
      const label = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = derive(own.computeSecret(sender), auth, label, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(message.subarray(-16));
      const plain = Buffer.concat([decipher.update(message.subarray(keyEnd, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('not the last record');
      return plain.subarray(0, -1).toString();
    },
  };
}

interface Received {
  payload: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  /** Public key that verified the signature. */
  signedBy: string;
  claims: Record<string, unknown>;
}

/** Push service that decrypts messages as a device would, and verifies their sender. */
export interface FakePush {
  origin: string;
  host: string;
  received: Received[];
  calls: number;
  newDevice(): FakeDevice & { endpoint: string };
  /** Answers every later call with this status, without reading it. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Verifies `vapid t=…, k=…`. @throws when the signature does not match that key. */
function verified(header: string): Pick<Received, 'signedBy' | 'claims'> {
  const [, token = '', signedBy = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const raw = Buffer.from(signedBy, 'base64url');
  const [x, y] = [raw.toString('base64url', 1, 33), raw.toString('base64url', 33)];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const;
  const isTrue = verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'));
  if (!isTrue) throw new Error('wrong signature');
  return { signedBy, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) };
}

async function getBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function startFakePush(): Promise<FakePush> {
  const devices = new Map<string, FakeDevice>();
  const received: Received[] = [];
  let status = 201;
  let calls = 0;
  async function take(request: IncomingMessage): Promise<number> {
    calls += 1;
    const body = await getBody(request);
    const device = devices.get(request.url ?? '');
    if (device === undefined) return 404;
    if (status !== 201) return status;
    try {
      const payload = JSON.parse(device.decrypt(body));
      received.push({ payload, headers: request.headers, ...verified(request.headers.authorization ?? '') });
      return 201;
    } catch {
      return 400;
    }
  }
  const server = createServer(async (request, response) => {
    const answer = await take(request);
    response.writeHead(answer, answer === 307 ? { location: '/elsewhere' } : {}).end('ignored');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    received,
    get calls() {
      return calls;
    },
    newDevice: () => {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const device = aPushDevice();
      devices.set(path, device);
      return { ...device, endpoint: `http://${host}${path}` };
    },
    answerWith: (answer) => {
      status = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
