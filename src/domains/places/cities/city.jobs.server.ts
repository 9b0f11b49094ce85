import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { CityPageId } from './city-admin.contract.ts';
import { publishCityIfDue } from './city-publishing.internal.server.ts';

/** Kind of the job that publishes the page of a town at its instant. */
export const PUBLISH_CITY_JOB = 'city-publish';

export const cityJobs: JobTable = {
  [PUBLISH_CITY_JOB]: job(CityPageId, publishCityIfDue),
};
