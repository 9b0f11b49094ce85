import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a device from its browser: its public key and a secret shared with the site, base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

interface Randomness {
  salt: Buffer;
  own: ECDH;
}

const RECORD_SIZE = 4_096;
const LAST_RECORD = 2;
const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

function newRandomness(): Randomness {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { salt: randomBytes(16), own };
}

const derive = (secret: Buffer, salt: Buffer, label: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, label, length));

/**
 * Encrypts a message that only this device can read (RFC 8291, one record of RFC 8188).
 * @param random only for tests: published vectors have fixed keys.
 */
export function encryptPush(text: string, { p256dh, auth }: DeviceKeys, random = newRandomness()): Buffer<ArrayBuffer> {
  const { salt, own } = random;
  const [device, sender] = [bytes(p256dh), own.getPublicKey()];
  const label = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender]);
  const secret = derive(own.computeSecret(device), bytes(auth), label, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_SIZE);
  size.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, size, sender, body, cipher.getAuthTag()]);
}
