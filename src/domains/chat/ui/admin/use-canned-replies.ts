import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { CannedReply } from '#src/domains/settings/canned-reply.contract.ts';
import { LIVE_CHANGE } from '#src/ui/api-client/window-events.ts';
import { fetchCannedReplies } from '../../chat-admin.client.ts';
import { type CannedValues, filledReply, firstNameOf } from '../../chat-admin.rules.ts';

export interface CannedReplies {
  replies: CannedReply[];
  /** The text as it is said to this person. */
  wordsOf: (reply: CannedReply, name: string) => string;
}

type Company = Omit<CannedValues, 'prenom'>;

/** The company's replies and what stands in them; none until they are there, which no conversation waits for. */
export function useCannedReplies(): CannedReplies {
  const [replies, setReplies] = useState<CannedReply[]>([]);
  const [company, setCompany] = useState<Company>({ entreprise: '', telephone: '' });
  const read = useCallback(async () => {
    try {
      const { replies: ready, company: entreprise, phone: telephone } = await fetchCannedReplies();
      setReplies(ready);
      setCompany({ entreprise, telephone });
    } catch {
      // One writes by hand meanwhile.
    }
  }, []);
  useEffect(() => void read(), [read]);
  useWindowEvent(LIVE_CHANGE, ({ detail }) => {
    if (detail === 'settings') void read();
  });
  return { replies, wordsOf: ({ text }, name) => filledReply(text, { ...company, prenom: firstNameOf(name) }) };
}
