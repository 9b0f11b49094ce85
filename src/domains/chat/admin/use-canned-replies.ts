import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { CannedReply } from '#src/domains/settings/canned-reply.contract.ts';
import { getFirstName } from '#src/kernel/person-name.ts';
import { LIVE_CHANGE } from '#src/ui/http/window-events.ts';
import { fetchCannedReplies } from '../chat-admin.client.ts';
import { type CannedValues, filledReply } from '../chat-admin.views.ts';

export interface CannedReplies {
  replies: CannedReply[];
  /** Returns the reply filled in for this person. */
  toWords: (reply: CannedReply, name: string) => string;
}

type Company = Omit<CannedValues, 'prenom'>;

/** Returns the company's replies and placeholder values; empty until loaded, which blocks no conversation. */
export function useCannedReplies(): CannedReplies {
  const [replies, setReplies] = useState<CannedReply[]>([]);
  const [company, setCompany] = useState<Company>({ entreprise: '', telephone: '' });
  const read = useCallback(async () => {
    try {
      const { replies: ready, company: entreprise, phone: telephone } = await fetchCannedReplies();
      setReplies(ready);
      setCompany({ entreprise, telephone });
    } catch {
      // Answers are typed meanwhile.
    }
  }, []);
  useEffect(() => void read(), [read]);
  useWindowEvent(LIVE_CHANGE, ({ detail }) => {
    if (detail === 'settings') void read();
  });
  return { replies, toWords: ({ text }, name) => filledReply(text, { ...company, prenom: getFirstName(name) }) };
}
