import { z } from 'zod';
import { callFlat } from '#src/ui/api-client/api-client.ts';
import { readToken } from '#src/ui/api-client/stored-session.ts';

const Verified = z.object({ email: z.string() });

/**
 * Opens the link that proves an address: without a password by the session of this device. A refusal ends no session:
 * it may be one of another account. Gives back the address. @throws ApiError
 */
export async function verifyFromHere(token: string, password: string | undefined): Promise<string> {
  const body = password === undefined ? { token } : { token, password };
  const session = password === undefined ? readToken() : null;
  const { email } = await callFlat('/auth/verify-email', Verified, { method: 'POST', body, token: session });
  return email;
}
