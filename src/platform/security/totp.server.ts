import { Secret, TOTP } from 'otpauth';

/** What every authenticator application understands (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps a telephone's clock may be wrong, either way. */
const WINDOW = 1;

/** 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address an authenticator application reads from a picture. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SHAPE, secret, issuer, label }).toString();

/** The time step of a code that is right at this instant, else null. Whoever takes it takes no step twice. */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (SHAPE.period * 1000)) + delta;
}
