import { createContext, useContext } from 'react';

/** Name of the identity provider; null where people sign in with a password only. It came with the document. */
export const OpenidContext = createContext<string | null>(null);

export const useOpenidLabel = (): string | null => useContext(OpenidContext);
