/**
 * Node flags for a server with 1 GB: heap for the largest page of rows, a small young generation, and a C library
 * that returns freed memory. The heap itself stays small because exports and reports are streams.
 */
export const SERVER_FLAGS = [
  '--max-old-space-size=384',
  // Of 4 MB from the start, and no full collection before 64 MB: a start would make ten small ones and a full one.
  '--min-semi-space-size=4',
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  // Forbids code from strings, in worker threads as well.
  '--disallow-code-generation-from-strings',
];

/**
 * Returns the program of a server's process, for `--eval`.
 * @param {string} entry first file of the built server
 */
export const serverProgram = (entry) =>
  `import(${JSON.stringify(new URL('serve.mjs', import.meta.url).href)}).then(({ serve }) => serve(${JSON.stringify(entry)}))`;

/**
 * Two pools of memory outside of the heap. Free memory at the end of one is returned, and blocks from 20 kB, such as those
 * of answers and of compilers, one by one: among others they would stay, 20 to 40 MB in all. Each thread keeps up to 400
 * free blocks of a size at hand: SQLite takes some 200 of 1 kB for what a transaction may have to undo, and gives them
 * back at its end.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '20480',
  GLIBC_TUNABLES: 'glibc.malloc.tcache_count=400',
};
