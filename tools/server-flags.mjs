/**
 * How Node runs the server on a machine with 1 GB: room for the largest page of rows, a small young generation, and a
 * C library that gives freed memory back. The heap itself stays small because exports and reports are streams.
 */
export const SERVER_FLAGS = [
  '--max-old-space-size=384',
  '--max-semi-space-size=4',
  // No text becomes code, in the worker threads as well.
  '--disallow-code-generation-from-strings',
];
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
