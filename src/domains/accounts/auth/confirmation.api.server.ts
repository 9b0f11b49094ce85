import { DomainError } from '#src/kernel/errors.ts';
import { readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { SignInProof } from './auth.contract.ts';
import { confirmSignIn } from './commands/confirm-sign-in.server.ts';

/** Reads a proof that a person has typed: an automatic call of a screen has none. */
async function readConfirmation(request: ApiRequest): Promise<SignInProof> {
  if (request.req.header('x-background') === '1') {
    throw new DomainError('forbidden', 'Une confirmation ne se donne pas en arrière-plan.');
  }
  return readJsonObject(request.req.raw);
}

/** Endpoints that confirm an identity again. */
export const confirmationApi: Endpoint[] = [
  endpoint('post', '/auth/confirm', confirmSignIn, {
    summary: 'Confirmer son identité pour les dix minutes à venir',
    message: 'Merci, c’est confirmé.',
    request: SignInProof,
    read: readConfirmation,
    repeats: 'never',
  }),
];
