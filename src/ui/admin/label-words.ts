import { createContext, useContext } from 'react';

/** Changes labels whose words depend on the company, where they are shown; by default they stay as they are. */
export const LabelWords = createContext((label: string): string => label);

export const useLabelWords = (): ((label: string) => string) => useContext(LabelWords);
