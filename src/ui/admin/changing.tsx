import type { ReactNode } from 'react';
import { useScreenRights } from './screen-rights.ts';

/** What changes records, for those who may on the screen that is shown. */
export const Changing = ({ children }: { children: ReactNode }): ReactNode =>
  useScreenRights().canChange ? children : null;
