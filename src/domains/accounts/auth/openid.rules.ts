import { DomainError } from '#src/kernel/errors.ts';

/** Sign-ins of one IP address that begin at the provider, for any account. */
export const OPENID_LIMIT = { hits: 60, seconds: 15 * 60 };

/** Difference between the two clocks that is accepted, in milliseconds. */
const CLOCK_MS = 30_000;

/** A confirmation counts when the person proved their identity after it was asked for. */
export const isFreshProof = (provenAt: string | null, startedAt: string): boolean =>
  provenAt !== null && Date.parse(provenAt) >= Date.parse(startedAt) - CLOCK_MS;

/** For a session whose person has proved nothing lately, as far as the provider says. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** Returns the time from which the new session counts as confirmed; a provider cannot set it in the future. */
export const provenSince = (provenAt: string | null, now: string): string =>
  provenAt === null ? LONG_AGO : provenAt < now ? provenAt : now;

export const noAccount = (): DomainError =>
  new DomainError(
    'forbidden',
    'Aucun compte de l’équipe n’a cette adresse e-mail. Demandez une invitation à un administrateur du site.',
  );
export const unverifiedAddress = (label: string): DomainError =>
  new DomainError(
    'forbidden',
    `${label} n’a pas confirmé votre adresse e-mail : le site ne peut pas reconnaître votre compte.`,
  );
export const linkedElsewhere = (): DomainError =>
  new DomainError(
    'forbidden',
    'Ce compte est déjà relié à une autre identité. Demandez à un administrateur du site de retirer ce lien.',
  );
export const otherPerson = (): DomainError =>
  new DomainError('forbidden', 'Cette identité n’est pas celle de votre compte : la confirmation est refusée.');
export const oldProof = (label: string): DomainError =>
  new DomainError(
    'forbidden',
    `${label} n’a pas redemandé votre identité. Confirmez par votre mot de passe ou par un code.`,
  );
export const notLinked = (): DomainError =>
  new DomainError('conflict', 'Ce compte n’est relié à aucun fournisseur d’identité.');
