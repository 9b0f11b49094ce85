import { DomainError } from '#src/kernel/errors.ts';
import { readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { SignInProof } from './auth.contract.ts';
import { confirmSignIn } from './operations/confirm-sign-in.server.ts';

/** A proof is typed by a person: a call that a screen makes by itself gives none. */
async function readConfirmation(request: ApiRequest): Promise<SignInProof> {
  if (request.req.header('x-background') === '1') {
    throw new DomainError('forbidden', 'Une confirmation ne se donne pas en arrière-plan.');
  }
  return readJsonObject(request.req.raw);
}

/** Who is behind a session proves it again. */
export const confirmationApi: Endpoint[] = [
  endpoint('post', '/auth/confirm', confirmSignIn, {
    summary: 'Confirmer son identité pour les dix minutes à venir',
    message: 'Merci, c’est confirmé.',
    request: SignInProof,
    read: readConfirmation,
    repeats: 'never',
  }),
];
