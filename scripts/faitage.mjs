#!/usr/bin/env node
import { refuseNode } from './launch/node-version.mjs';

// The command `faitage`, in a checkout and in a release. Read by old Node versions, too: no newer syntax here.

const refusal = refuseNode(process.version);
if (refusal === '') {
  const args = process.argv.slice(2);
  void import('./launch/run.mjs').then(({ startServer, runCommand }) =>
    args[0] === 'start' ? startServer(args.slice(1)) : runCommand(args),
  );
} else {
  console.error(refusal);
  process.exitCode = 2;
}
