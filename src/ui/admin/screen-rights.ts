import { createContext, useContext } from 'react';

/** Rights of the signed-in user on the current screen, besides reading it. */
export interface ScreenRights {
  canChange: boolean;
  canExport: boolean;
}

const EVERYTHING: ScreenRights = { canChange: true, canExport: true };

const Rights = createContext(EVERYTHING);

/** Provides the rights to all children; outside any screen all rights are granted. */
export const ScreenRightsProvider = Rights.Provider;

export const useScreenRights = (): ScreenRights => useContext(Rights);
