import { BaseSequencer } from 'vitest/node';

/**
 * Files that take long for their size, by which Vitest sorts what it has no times of: started last, one of them would run
 * alone at the end.
 */
const LONGEST = [
  ...['public-pages.journey.ts', 'admin-screens.journey.ts', 'admin-opened.journey.ts', 'frequent-acts.journey.ts'],
  ...['site-transfer.journey.ts', 'first-hour.journey.ts', 'settings.journey.ts', 'zones.journey.ts'],
  ...['unpublished-content.smoke.ts', 'first-start.smoke.ts', 'hostile.smoke.ts'],
  ...['deploy-sites.test.ts', 'unpublished-content.test.ts', 'leave-demo.test.ts', 'fill-pictures.test.ts'],
  ...['fill-demo.test.ts', 'contract-account.test.ts', 'quote-sums.test.ts', 'quote-amendments.test.ts'],
  ...['demo-archive.test.ts', 'bounded-pool.test.ts', 'backup-restore.test.ts'],
];

/** Files that wait for processes and timers: they leave the cores to the gate, which runs at the beginning. */
const WAITING =
  /src\/platform\/(threads|jobs|data-folder|payment|http|mail|events|database)\/[a-z-]+\.test|architecture\/open-streams\.test/;

/** @param {{ moduleId: string }} file */
const rank = ({ moduleId }) => {
  if (WAITING.test(moduleId)) return -1;
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place === -1 ? LONGEST.length : place;
};

/** Starts the longest files of a project first, also in a fresh clone, which remembers no times. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {Parameters<BaseSequencer['sort']>[0]} files
   */
  async sort(files) {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((group) => group.sort((one, other) => rank(one) - rank(other)));
  }
}
