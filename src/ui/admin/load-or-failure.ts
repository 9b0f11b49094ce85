import { ApiError } from '../http/api-error.ts';
import { toFailure, toReference } from './failure-sentence.ts';

/** Why a screen could not be loaded; `detail` names the request for support when the server sent no sentence. */
export interface Failed {
  failure: string;
  detail?: string | undefined;
}

/**
 * Loads the data of a screen. A failure becomes a state of the screen; the end of the session and other errors are
 * thrown.
 * @param sentence the screen's own sentence, to which the server's is added; or returns the whole sentence.
 */
export async function loadOrFailure<Result>(
  load: () => Promise<Result>,
  sentence: string | ((error: ApiError) => string),
): Promise<Result | Failed> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const failure = typeof sentence === 'string' ? toFailure(sentence, error) : sentence(error);
    return { failure, detail: toReference(error) };
  }
}
