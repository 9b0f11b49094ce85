/** Returns the shell blocks of a Markdown text. */
export const getShellBlocks = (text: string): string[] =>
  [...text.matchAll(/^ *```(?:sh|bash|console|powershell)\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block);
