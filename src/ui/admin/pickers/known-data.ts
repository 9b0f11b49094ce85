import { createContext, useContext, useEffect, useState } from 'react';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import type { Facts } from '#src/kernel/placeholders.ts';

/** What the back office already knows, read when a field needs it. */
export interface KnownSources {
  /** People by a part of their name, address or telephone number; the newest for an empty text. */
  people: (search: string) => Promise<KnownPerson[]>;
  services: () => Promise<string[]>;
  /** Places where the company works. */
  towns: () => Promise<string[]>;
  /** Communes of the whole country by the beginning of their name. */
  communes: (search: string) => Promise<string[]>;
  /** What texts of the site can say; empty what nobody has filled in. */
  facts: () => Promise<Facts>;
}

/** Sources of the pickers; without them, a picker is a plain text field. */
export const KnownData = createContext<KnownSources | undefined>(undefined);

/** Facts that a part of a screen has read; undefined until then. */
export const KnownFacts = createContext<Facts | undefined>(undefined);

/** Names offered by a field: undefined while they load. */
export interface KnownNames {
  names: string[] | undefined;
  hasFailed: boolean;
}

/** Reads the names of a kind once, when the field appears. */
export function useKnownNames(kind: 'services' | 'towns'): KnownNames {
  const sources = useContext(KnownData);
  const read = sources?.[kind];
  const [known, setKnown] = useState<KnownNames>({ names: undefined, hasFailed: false });
  useEffect(() => {
    let isCurrent = true;
    if (read === undefined) return;
    read().then(
      (names) => isCurrent && setKnown({ names: [...new Set(names)], hasFailed: false }),
      () => isCurrent && setKnown({ names: [], hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return read === undefined ? { names: [], hasFailed: false } : known;
}

/** Reads what the texts of the site can say; undefined until then, and where nothing is known. */
export function useFacts(): Facts | undefined {
  const read = useContext(KnownData)?.facts;
  const [facts, setFacts] = useState<Facts>();
  useEffect(() => {
    let isCurrent = true;
    read?.().then(
      (known) => isCurrent && setFacts(known),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return facts;
}
