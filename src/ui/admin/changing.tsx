import type { ReactNode } from 'react';
import { useScreenRights } from './screen-rights.ts';

/** Renders controls that change records, for users with that right on the current screen. */
export const Changing = ({ children }: { children: ReactNode }): ReactNode =>
  useScreenRights().canChange ? children : null;
