import { createServer } from 'node:net';

const DEFAULT_PORT = '3000';
const HIGHEST = 65_535;

/** @type {Record<string, (port: number, host: string) => string>} */
const REASONS = {
  EADDRINUSE: (port) =>
    `PORT=${port} : un autre programme écoute déjà sur ce port ; arrêtez-le, ou choisissez un autre PORT.`,
  EACCES: (port) =>
    `PORT=${port} : ce compte ne peut pas ouvrir ce port ; choisissez un PORT de 1024 ou plus, derrière un mandataire.`,
  EADDRNOTAVAIL: (_port, host) =>
    `HOST=${host} : cette adresse n’est pas celle de cette machine ; mettez 127.0.0.1, ou 0.0.0.0 pour toutes.`,
  ENOTFOUND: (_port, host) =>
    `HOST=${host} : ce nom est inconnu ; mettez 127.0.0.1, ou 0.0.0.0 pour toutes les adresses de cette machine.`,
};

/**
 * Refuses a port that cannot be opened, before minutes of work are lost on it.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>}
 * @throws Error with one French line that names the variable.
 */
export function refuseTakenPort(environment) {
  const port = Number(environment.PORT || DEFAULT_PORT);
  const host = environment.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST)
    return Promise.reject(
      new Error(`Configuration : la variable PORT est invalide (un nombre de 0 à ${HIGHEST} est attendu).`),
    );
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason = REASONS[error.code ?? '']?.(port, host);
      reject(
        new Error(reason ?? `PORT=${port}, HOST=${host} : cette adresse ne peut pas être ouverte (${error.code}).`),
      );
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}
