import { readEmailBody } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { EMAIL_MAX_BYTES } from '#src/platform/mail/incoming-email.server.ts';
import { receiveEmail } from './commands/receive-email.server.ts';
import { refuseWrongSecret } from './incoming-mail.internal.server.ts';

/** Reads the password of a basic authentication; its user name does not matter. */
function getSecret(request: ApiRequest): string {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,2000})$/i.exec(request.req.header('authorization') ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** Reads the email only for a caller who knows the secret. */
async function readCall(request: ApiRequest) {
  const secret = getSecret(request);
  refuseWrongSecret(secret);
  return { secret, email: await readEmailBody(request.req.raw) };
}

export const incomingMailApi: Endpoint[] = [
  endpoint('post', '/incoming-mail', receiveEmail, {
    summary: 'Apporter un e-mail reçu à l’adresse des réponses, tel qu’il est arrivé (message/rfc822)',
    status: 202,
    message: 'E-mail reçu.',
    body: { email: EMAIL_MAX_BYTES },
    read: readCall,
    repeats: 'never',
  }),
];
