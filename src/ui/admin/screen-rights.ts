import { createContext, useContext } from 'react';

/** What the signed-in person may do on the screen that is shown, besides reading it. */
export interface ScreenRights {
  canChange: boolean;
  canExport: boolean;
}

const EVERYTHING: ScreenRights = { canChange: true, canExport: true };

const Rights = createContext(EVERYTHING);

/** Says it for everything below; outside of any screen everything is offered. */
export const ScreenRightsProvider = Rights.Provider;

export const useScreenRights = (): ScreenRights => useContext(Rights);
