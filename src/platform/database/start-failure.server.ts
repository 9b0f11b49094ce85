import { isDatabaseOut } from './dialect.server.ts';

const SQLITE_FULL = 13;
/** Classes 28 authorization and 3D unknown database: the address is wrong, not the server. */
const PG_ADDRESS = /^(28|3D)[0-9A-Z]{3}$/;

/** Returns why the database could not be opened at start, as one French sentence where the cause is known. */
export function explainStartFailure(error: unknown, address: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if ('errcode' in error) {
    const isFull = (Number(error.errcode) & 0xff) === SQLITE_FULL;
    const advice = isFull
      ? 'le disque est plein, libérez de la place'
      : `${error.message} ; vérifiez le disque et ses droits`;
    return new Error(`La base ${address} ne s’ouvre pas : ${advice}.`, { cause: error });
  }
  if (PG_ADDRESS.test(code)) {
    return new Error(`PostgreSQL refuse la connexion (${error.message}) : vérifiez DATABASE_URL.`, { cause: error });
  }
  if (!isDatabaseOut(error)) return error;
  const reason = code || error.message;
  return new Error(`PostgreSQL ne répond pas (${reason}) : vérifiez DATABASE_URL et que le serveur est démarré.`, {
    cause: error,
  });
}
