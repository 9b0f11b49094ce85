import { z } from 'zod';
import { callFlat } from '#src/ui/http/api-client.ts';
import { readToken } from '#src/ui/http/stored-session.ts';

const Verified = z.object({ email: z.string() });

/**
 * Verifies an email address by its link; the session of this device replaces the password. A refusal ends no session:
 * the link may belong to another account. Returns the email address. @throws ApiError
 */
export async function verifyFromHere(token: string, password: string | undefined): Promise<string> {
  const body = password === undefined ? { token } : { token, password };
  const session = password === undefined ? readToken() : null;
  const { email } = await callFlat('/auth/verify-email', Verified, { method: 'POST', body, token: session });
  return email;
}
