import { dropEarlyAnswers, getEarlyAge, keepEarlyAnswer } from './early-answers.ts';
import { noteMaintenance } from './maintenance.ts';
import { BASE, transmit } from './request.ts';
import { noteSession } from './session-clock.ts';
import { readToken } from './stored-session.ts';
import { isLiveSince } from './window-events.ts';

/** Age in milliseconds from which an answer is asked for again, so that there always is a usable one. */
const RENEWED_MS = 20_000;

async function ask(address: string, token: string): Promise<Response | undefined> {
  try {
    const answer = await transmit(address.slice(BASE.length), { token, isBackground: true });
    if (token === readToken()) noteSession(answer);
    noteMaintenance(answer);
    if (answer.status === 401) dropEarlyAnswers();
    // Read to its end: an answer that nobody reads holds its connection.
    return answer.ok ? new Response(await answer.blob(), answer) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks for an address of the API before anybody needs it, as the signed-in user, without prolonging the session; only
 * while the server's changes arrive. Resolves when the answer is there, or at once when it already is.
 * @param live server events after which the answer is old.
 */
export async function fetchEarly(address: string, live: readonly string[]): Promise<void> {
  const token = readToken();
  if (token === null || !isLiveSince(performance.now())) return;
  if ((getEarlyAge(address, token) ?? RENEWED_MS) < RENEWED_MS) return;
  await keepEarlyAnswer(address, { token, live }, () => ask(address, token));
}
