import { useEffect, useRef, useState } from 'react';
import type { ApiRequest } from '../../http/request.ts';
import { readBearer } from './access.ts';
import { type CallAnswer, sendCall } from './call-answer.ts';

export type CallState =
  | { is: 'ready' }
  | { is: 'sending'; bytes: number }
  | { is: 'answered'; answer: CallAnswer; hasAccess: boolean }
  | { is: 'failed'; why: 'noAnswer' | 'stoppedEarly' };

/** Sends one call at a time, as the reader has chosen, until it is answered or stopped. */
export function useCall() {
  const [state, setState] = useState<CallState>({ is: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (path: string, request: ApiRequest): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    const token = readBearer();
    setState({ is: 'sending', bytes: 0 });
    try {
      const asked = { ...request, token, signal: stop.signal };
      const answer = await sendCall(path, asked, (bytes) => setState({ is: 'sending', bytes }));
      setState({ is: 'answered', answer, hasAccess: token !== null });
    } catch {
      setState({ is: 'failed', why: stop.signal.aborted ? 'stoppedEarly' : 'noAnswer' });
    }
  };
  return { state, send, stop: () => running.current?.abort() };
}
