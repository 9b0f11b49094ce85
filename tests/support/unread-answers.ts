const unread = new Set<Response>();

/** Returns the answer of a client that disconnects when its test ends. */
export function untilTestEnds(answer: Response): Response {
  unread.add(answer);
  return answer;
}

/** Cancels the answers that a test has not read: an unread export makes the next one wait for many seconds. */
export async function disconnectClients(): Promise<void> {
  const answers = [...unread];
  unread.clear();
  await Promise.all(answers.map((answer) => (answer.bodyUsed ? undefined : answer.body?.cancel().catch(() => {}))));
}
