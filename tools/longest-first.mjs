import { BaseSequencer } from 'vitest/node';

/** Files that take a fifth of the journeys each: started last, one of them would run alone at the end. */
const LONGEST = ['public-pages.journey.ts', 'admin-screens.journey.ts'];

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
