import { createContext, useContext } from 'react';
import type { DemoPresence } from '../demo-row.contract.ts';

/** What every screen knows of the site; it came with the document. */
interface SiteState {
  /** Whether the site is closed to visitors until its set-up is finished. */
  isSetup: boolean;
  demo: DemoPresence;
  /** Whether a server sends the emails; otherwise they stay in a folder. */
  isMailSent: boolean;
}

export const SiteStateContext = createContext<SiteState>({
  isSetup: false,
  demo: { is_there: false, is_company: false, company: '' },
  isMailSent: true,
});

export const useSiteState = (): SiteState => useContext(SiteStateContext);
