import { randomBytes } from 'node:crypto';
import type { BuiltServer } from '#tests/support/server.ts';
import { type Attack, isRefused, localAddress, repeat } from './attack.ts';
import { callJson, send } from './send.ts';

const MEGABYTE = 1_000_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

const manyFields = (bytes: number): string => 'a&'.repeat(bytes / 2);

/** Sends a URL-encoded form of many nameless fields, which some parsers read in quadratic time. */
const floodForm = (path: string, megabytes: number, senders: number, isQuick: boolean): Attack => ({
  name: `${path}: form of ${megabytes} MB, “a&a&…”`,
  isQuick,
  isDefended: isRefused,
  run: (target) => {
    const body = manyFields(megabytes * MEGABYTE);
    const headers = { ...FORM, origin: target.server.origin };
    return repeat(target, senders, async (sender) => {
      const { status } = await send(target.server.origin, { path, headers, body, from: localAddress(sender) });
      return status;
    });
  },
});

/** Registers a customer, as any visitor can. */
async function registerCustomer({ origin }: BuiltServer): Promise<string> {
  const password = `Zinc-${randomBytes(9).toString('base64url')}-ardoise`;
  const { token } = await callJson(origin, '/api/auth/register', {
    name: 'Camille Essai',
    email: `camille-${randomBytes(4).toString('hex')}@essai.example`,
    password,
    password_confirmation: password,
  });
  return token;
}

function nestedObjects(bytes: number): string {
  const one = '{"a":{}},';
  return `{"x":[${one.repeat(Math.floor(bytes / one.length))}{}]}`;
}

const emptyObjects = (bytes: number): string => `{"x":[${'{},'.repeat(Math.floor(bytes / 3))}{}]}`;

const avatar: Attack = {
  name: '/api/auth/avatar: 20 MB of {"x":[{},…]} by a registered customer',
  isQuick: true,
  prepare: registerCustomer,
  isDefended: isRefused,
  run: (target) => {
    const bodies = [emptyObjects(20 * MEGABYTE), nestedObjects(20 * MEGABYTE)];
    return repeat(target, 4, async (sender, turn) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${target.prepared}` };
      const body = bodies[(sender + turn) % bodies.length] ?? '';
      const { status } = await send(target.server.origin, { path: '/api/auth/avatar', headers, body });
      return status;
    });
  },
};

const deepJson: Attack = {
  name: '/api/contact: JSON of 1 MB, 400,000 levels or 300,000 objects',
  isQuick: true,
  isDefended: isRefused,
  run: (target) => {
    const depth = 400_000;
    const bodies = [`{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`, emptyObjects(900_000)];
    return repeat(target, 8, async (sender, turn) => {
      const body = bodies[(sender + turn) % bodies.length] ?? '';
      const from = localAddress(sender);
      const { status } = await send(target.server.origin, { path: '/api/contact', headers: JSON_TYPE, body, from });
      return status;
    });
  },
};

const BOUNDARY = 'essai-hostile';
const PHOTO_FIELDS = ['name', 'email', 'phone', 'subject', 'message'];

/** Returns a message with photos of `bytes` bytes each that are not images. */
function multipart(photos: number, bytes: number): Uint8Array {
  const line = (text: string): Uint8Array => Buffer.from(`${text}\r\n`);
  const parts: Uint8Array[] = PHOTO_FIELDS.map((name) =>
    line(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nessai@essai.example`),
  );
  for (let photo = 0; photo < photos; photo += 1) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photos"; filename="${photo}.jpg"`;
    parts.push(line(`${head}\r\nContent-Type: image/jpeg\r\n`), Buffer.alloc(bytes, 7), line(''));
  }
  return Buffer.concat([...parts, line(`--${BOUNDARY}--`)]);
}

const uploads: Attack = {
  name: '/api/contact: 30 parallel sends of 5 photos of 10 MB, from different addresses',
  isQuick: false,
  run: (target) => {
    const body = multipart(5, 10 * MEGABYTE);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return repeat(target, 30, async (sender) => {
      const from = localAddress(sender);
      const { status } = await send(target.server.origin, { path: '/api/contact', headers, body, from });
      return status;
    });
  },
};

const manyParts: Attack = {
  name: '/contact: form of 60 MB in 500,000 parts',
  isQuick: false,
  isDefended: isRefused,
  run: (target) => {
    const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`;
    const body = `${part.repeat(Math.floor((60 * MEGABYTE) / part.length))}--${BOUNDARY}--\r\n`;
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      origin: target.server.origin,
    };
    return repeat(target, 2, async (sender) => {
      const from = localAddress(sender);
      const { status } = await send(target.server.origin, { path: '/contact', headers, body, from });
      return status;
    });
  },
};

const payment: Attack = {
  name: '/api/payment/process: 900 kB of digits',
  isQuick: true,
  isDefended: isRefused,
  run: (target) => {
    const body = JSON.stringify({ amount: 10, cardHolder: '4 '.repeat(450_000) });
    return repeat(target, 8, async (sender) => {
      const from = localAddress(sender);
      const path = '/api/payment/process';
      const { status } = await send(target.server.origin, { path, headers: JSON_TYPE, body, from });
      return status;
    });
  },
};

export const BODY_ATTACKS: Attack[] = [
  floodForm('/mot-de-passe-oublie', 2, 4, true),
  floodForm('/mot-de-passe-oublie', 20, 2, false),
  floodForm('/contact', 60, 2, false),
  floodForm('/?index', 60, 2, false),
  avatar,
  deepJson,
  uploads,
  manyParts,
  payment,
];
