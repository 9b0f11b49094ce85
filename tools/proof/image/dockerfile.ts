/** One line of a Dockerfile: its word in capitals, and the rest. */
export interface Instruction {
  word: string;
  rest: string;
}

export interface Stage {
  name: string;
  /** The image it begins with; `scratch` is an empty one. */
  base: string;
  instructions: Instruction[];
}

/** Reads the stages of a Dockerfile; comments are left out, continued lines joined. */
export function readStages(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, base = '', name = 'last'] = /^(?:--\S+\s+)*(\S+)(?:\s+AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ name, base, instructions: [] });
    } else if (word !== '') stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

/** Returns the variables of `ENV NAME=value …`. */
export const readVariables = (rest: string): Record<string, string> =>
  Object.fromEntries([...rest.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name, value]) => [name, value]));
