import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { removeUser } from '#src/domains/accounts/auth/commands/remove-user.server.ts';
import { exportPersonData } from '#src/domains/accounts/privacy/own-data.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { jsonStream } from '#src/platform/http/row-stream.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { readAccountByAddress, readAddress } from './find-account.server.ts';
import { getOperator } from './operator.server.ts';
import { actInSite } from './site-act.server.ts';

/** What is wrong with a file's place, by the system's code. */
const PLACE_FAULTS: Record<string, string> = {
  EEXIST: 'existe déjà : donnez-en un autre (--to).',
  ...Object.fromEntries(
    ['EACCES', 'EISDIR', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'].map((code) => [
      code,
      'ne peut pas être créé : choisissez-en un autre (--to FICHIER).',
    ]),
  ),
};

function toPlaceFault(path: string, cause: unknown): unknown {
  const fault = cause instanceof Error && 'code' in cause ? PLACE_FAULTS[String(cause.code)] : undefined;
  return fault === undefined ? cause : new Error(`Le fichier ${path} ${fault}`, { cause });
}

/**
 * Writes a file that only its account reads, never over another one, in whole or not at all.
 * @param read returns its content; it is not called when the file cannot be made.
 */
async function writeNewFile(path: string, read: () => Promise<ReadableStream<Uint8Array>>): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    throw toPlaceFault(path, cause);
  });
  try {
    // The types of the platform's streams and of Node's differ in a detail that no code uses.
    await file.writeFile(Readable.from((await read()) as AsyncIterable<Uint8Array>));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function exportPerson(call: CommandCall): Promise<CommandAnswer> {
  const email = readAddress(call, 'user export');
  const { to } = call.values;
  const path = await actInSite(call, async () => {
    const { id } = await readAccountByAddress(email);
    const file = resolve(typeof to === 'string' ? to : `donnees-du-compte-${id}-${parisDay(now())}.json`);
    await writeNewFile(file, async () => jsonStream(await exportPersonData(getOperator(call), { userId: id })));
    return file;
  });
  const text = `Tout ce que le site garde de ${email} : ${path}. Remettez-le à cette personne, puis supprimez-le.`;
  return { code: EXIT.done, text, json: { email, path } };
}

/** `faitage user export`: what article 20 of the GDPR gives a person, without their signing in. */
export const userExport: CommandShape = {
  usage: 'ADRESSE',
  summary: 'écrit tout ce que le site garde d’une personne, en JSON (RGPD, article 20)',
  words: 1,
  options: { to: { type: 'string', value: 'FICHIER', help: 'fichier à écrire (défaut : dans le dossier courant)' } },
  run: exportPerson,
};

async function erase(call: CommandCall): Promise<CommandAnswer> {
  const email = readAddress(call, 'user erase');
  const isApplied = call.values.apply === true;
  const { id, name } = await actInSite(call, async () => {
    const account = await readAccountByAddress(email);
    if (isApplied) await removeUser(getOperator(call), { id: account.id });
    return account;
  });
  const text = isApplied
    ? `Compte n° ${id} effacé, avec le nom et l’adresse de la personne partout où la loi ne demande pas de les garder.`
    : `À effacer : ${name} (${email}), compte n° ${id}. Rien n’est encore fait : ajoutez --apply. C’est définitif.`;
  return { code: isApplied ? EXIT.done : EXIT.toDo, text, json: { id, applied: isApplied } };
}

/** `faitage user erase`: erases a person, as the back office does. */
export const userErase: CommandShape = {
  usage: 'ADRESSE',
  summary: 'efface une personne et son compte (RGPD, article 17) ; dit d’abord qui, et agit avec --apply',
  words: 1,
  options: { apply: { type: 'boolean', help: 'efface pour de bon' } },
  run: erase,
};
