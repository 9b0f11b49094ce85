import { parentPort } from 'node:worker_threads';
import { DomainError, type ErrorCode } from '#src/kernel/errors.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import type { Brand } from '../brand.server.ts';
import type { Picture } from '../images/decode-picture.server.ts';
import type { Scaling } from '../images/finished-picture.server.ts';
import type { Composition } from '../images/render-composition.server.ts';
import type { Fitting } from '../images/render-fitted.server.ts';
import type { TextBox } from '../images/text-box.server.ts';

/** Tasks of the threads; each loads its code when it is first called. */
const TASKS = {
  'decode-picture': async (picture: Picture) =>
    (await import('../images/decode-picture.server.ts')).decodePicture(picture),
  'inspect-picture': async (picture: { source: Uint8Array }) =>
    (await import('../images/finished-picture.server.ts')).inspectPicture(picture),
  'scale-picture': async (scaling: Scaling) =>
    (await import('../images/finished-picture.server.ts')).scalePicture(scaling),
  'render-composition': async (composition: Composition) =>
    (await import('../images/render-composition.server.ts')).renderComposition(composition),
  'render-fitted': async (fitting: Fitting) =>
    (await import('../images/render-fitted.server.ts')).renderFitted(fitting),
  'outline-text': async ({ box, width, height }: { box: TextBox; width: number; height: number }) =>
    (await import('../images/outline-text.server.ts')).outlineText(box, { width, height }),
  'find-damage': async (file: { file: string; most: number }) =>
    (await import('../database/find-file-damage.server.ts')).findFileDamage(file),
  'merge-log': async (log: { file: string }) => (await import('../database/merge-log.server.ts')).mergeLog(log),
  'parse-email': async (email: { raw: Uint8Array }) =>
    (await import('../mail/parse-email.server.ts')).parseEmail(email),
  'score-password': async (wanted: { password: string; knownWords: string[] }) =>
    (await import('../security/password-estimate.server.ts')).scorePassword(wanted),
  'render-priced-document': async ({ document, at, brand }: { document: PricedDocument; at: Date; brand: Brand }) =>
    (await import('../pdf/render-priced-document.server.ts')).renderPricedDocument(document, at, brand),
};

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;

interface TaskError {
  /** Code of a DomainError. */
  code?: ErrorCode;
  message: string;
  cause?: string;
}
export type TaskAnswer = { id: number; output: unknown } | { id: number; error: TaskError };

const getError = (error: unknown): TaskError =>
  error instanceof DomainError
    ? { code: error.code, message: error.message, cause: String(error.cause ?? '') }
    : { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };

parentPort?.on('message', async ({ id, name, input }: { id: number; name: TaskName; input: never }) => {
  const answer: TaskAnswer = await TASKS[name](input).then(
    (output) => ({ id, output }),
    (error: unknown) => ({ id, error: getError(error) }),
  );
  parentPort?.postMessage(answer);
});
