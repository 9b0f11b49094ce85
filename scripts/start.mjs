import { refuseNode } from './launch/node-version.mjs';

// `npm start`, in a checkout and in a release. Read by old Node versions, too: no newer syntax here.

const refusal = refuseNode(process.version);
if (refusal === '') void import('./launch/run.mjs').then(({ startServer }) => startServer());
else {
  console.error(refusal);
  process.exitCode = 1;
}
