import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps by which a telephone's clock may differ, in both directions. */
const WINDOW = 1;

/** Returns 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URL that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SHAPE, secret, issuer, label }).toString();

/** Returns the time step of a code that is valid at this instant, else null. Callers must use each step once only. */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (SHAPE.period * 1000)) + delta;
}
