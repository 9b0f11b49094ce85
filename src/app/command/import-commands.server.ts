import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importSite } from '#src/domains/site-transfer/commands/import-site.server.ts';
import { importWordpress } from '#src/domains/site-transfer/commands/import-wordpress.server.ts';
import type { TransferReport } from '#src/domains/site-transfer/transfer-report.contract.ts';
import { TRANSFER_SCREEN_TEXTS as TEXTS } from '#src/domains/site-transfer/transfer-screen.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { announceContent } from './announce-content.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT, UsageError } from './command-shape.server.ts';
import { getOperator } from './operator.server.ts';
import { actInSite } from './site-act.server.ts';

const SHOWN = 200;

/** Names a file of this machine as an upload. @throws Error with one French sentence. */
async function openFile(name: string): Promise<UploadedFile> {
  const path = resolve(name);
  const found = await stat(path).catch(() => undefined);
  const isReadable = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (isReadable && found?.isFile()) return new UploadedFile(path, found.size, '');
  throw new Error(`Le fichier ${path} ne peut pas être lu : vérifiez son nom et ses droits.`);
}

function toLines({ applied, counts, rows, kept, pictures, notes }: TransferReport): string[] {
  const lines = rows.slice(0, SHOWN).map(({ part, name, outcome, reason }) => {
    const effect = reason === '' ? TEXTS.outcomes[outcome] : fill(TEXTS.refused, { reason });
    return `  ${TEXTS.parts[part]} · ${name} · ${effect}`;
  });
  return [
    applied ? TEXTS.done : rows.length === 0 ? TEXTS.nothing : TEXTS.report,
    ...counts.map(
      ({ part, outcome, count }) =>
        `${TEXTS.parts[part]} : ${fill(TEXTS.count, { count, outcome: TEXTS.outcomes[outcome] })}`,
    ),
    fill(TEXTS.pictures, { stored: pictures.stored, known: pictures.known }),
    ...(pictures.missing.length > 0 ? [fill(TEXTS.missing, { count: pictures.missing.length })] : []),
    ...(kept > 0 ? [fill(TEXTS.kept, { count: kept })] : []),
    ...notes,
    ...lines,
    ...(rows.length > SHOWN ? [fill(TEXTS.more, { count: rows.length - SHOWN })] : []),
  ];
}

type Import = (call: CommandCall, file: UploadedFile, apply: boolean) => Promise<TransferReport>;

async function run(call: CommandCall, name: string, read: Import): Promise<CommandAnswer> {
  const [word] = call.words;
  if (word === undefined) throw new UsageError(`Quel fichier ? faitage ${name} FICHIER.`);
  const file = await openFile(word);
  const apply = call.values.apply === true;
  const report = await actInSite(call, async () => {
    const found = await read(call, file, apply);
    if (apply) await announceContent();
    return found;
  });
  const isOpen = !apply && report.rows.length > 0;
  const lines = [...toLines(report), ...(isOpen ? ['', 'Rien n’est encore changé : ajoutez --apply.'] : [])];
  return { code: isOpen ? EXIT.toDo : EXIT.done, text: lines.join('\n'), json: report };
}

const APPLY = { type: 'boolean', help: 'reprend le contenu, en entier ou pas du tout' } as const;

/** `faitage import site`: an archive that a site like this one has exported. */
export const importSiteCommand: CommandShape = {
  usage: 'ARCHIVE.zip',
  summary: 'dit ce qu’une archive de site changerait, et la reprend avec --apply',
  words: 1,
  options: { apply: APPLY },
  run: (call) => run(call, 'import site', (_call, archive, apply) => importSite(getOperator(call), { archive, apply })),
};

const readUploads = async ({ values: { uploads } }: CommandCall) =>
  typeof uploads === 'string' ? { uploads: await openFile(uploads) } : {};

/** `faitage import wordpress`: an export of WordPress, with its pictures if there are any. */
export const importWordpressCommand: CommandShape = {
  usage: 'EXPORT.xml',
  summary: 'dit ce qu’un export WordPress apporterait, et le reprend avec --apply',
  words: 1,
  options: {
    uploads: { type: 'string', value: 'ARCHIVE.zip', help: 'dossier wp-content/uploads, compressé' },
    apply: APPLY,
  },
  run: (call) =>
    run(call, 'import wordpress', async (_call, file, apply) =>
      importWordpress(getOperator(call), { file, apply, ...(await readUploads(call)) }),
    ),
};
