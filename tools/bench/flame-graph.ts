import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a profile of `node --cpu-prof` as a flame graph: `npm run bench:flame -- PROFILE PICTURE TITLE SECONDS`.
 * Only the last seconds of the profile are shown, so that the start of the server is left out.
 */

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

interface Box {
  name: string;
  time: number;
  inside: Map<string, Box>;
}

const WIDTH = 1200;
const ROW = 17;
const HEAD = 34;
/** Narrower boxes cannot be read, and would make the picture large. */
const NARROWEST = 4;
const SIGN = 6.2;
const DEEPEST = 38;
/** What waits is no work, and these frames only lead to others. */
const IDLE = /^\((?:idle|program)\)$/;
const LEADING =
  /^(?:\(root\)|processTicksAndRejections|runMicrotasks|processImmediate|processTimers|dispatch|renderNode|renderNodeDestructive|renderChildrenArray|retryNode|finishFunctionComponent|renderWithHooks|performWork|renderToStringImpl)$/;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns the frames of each node from the outermost; frames that call themselves are one. */
function listFrames({ nodes }: Profile): Map<number, string[]> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName || '(anonymous)']));
  const toFrames = (id: number): string[] => {
    const frames: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const name = names.get(at) ?? '';
      if (!LEADING.test(name) && name !== '(anonymous)' && frames.at(-1) !== name) frames.push(name);
    }
    return frames.toReversed().slice(0, DEEPEST);
  };
  return new Map(nodes.map(({ id }) => [id, toFrames(id)]));
}

/** Adds up the samples of the last seconds by their frames. */
function toBoxes(profile: Profile, seconds: number): Box {
  const frames = listFrames(profile);
  const all: Box = { name: 'all', time: 0, inside: new Map() };
  const end = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0);
  let at = 0;
  for (const [place, id] of profile.samples.entries()) {
    const time = profile.timeDeltas[place] ?? 0;
    at += time;
    const path = frames.get(id) ?? [];
    if (at < end - seconds * 1_000_000 || IDLE.test(path.at(-1) ?? '')) continue;
    let box = all;
    box.time += time;
    for (const name of path) {
      const next = box.inside.get(name) ?? { name, time: 0, inside: new Map() };
      box.inside.set(name, next);
      box = next;
      box.time += time;
    }
  }
  return all;
}

const toColour = (name: string): string => {
  if (name === '(garbage collector)') return '#d98880';
  if (/^[A-Z]/.test(name)) return '#f0b27a';
  return '#f7dc6f';
};

/** Draws a box and those inside it; returns how many rows they take. */
function draw(box: Box, { x, depth, scale, total }: Record<'x' | 'depth' | 'scale' | 'total', number>, out: string[]) {
  const width = box.time * scale;
  if (width < NARROWEST) return depth;
  const share = `${((100 * box.time) / total).toFixed(1)} %`;
  const label = `${box.name} ${share}`;
  const text = label.length * SIGN < width ? label : box.name.slice(0, Math.max(0, Math.floor(width / SIGN) - 1));
  const y = HEAD + depth * ROW;
  const left = Math.round(x);
  out.push(
    `<g><title>${escapeText(label)}</title><rect x="${left}" y="${y}" width="${Math.round(x + width) - left}" height="16" fill="${toColour(box.name)}"/>${
      text.length > 2 ? `<text x="${left + 2}" y="${y + 12}">${escapeText(text)}</text>` : ''
    }</g>`,
  );
  let deepest = depth + 1;
  let next = x;
  for (const one of [...box.inside.values()].sort((a, b) => b.time - a.time)) {
    deepest = Math.max(deepest, draw(one, { x: next, depth: depth + 1, scale, total }, out));
    next += one.time * scale;
  }
  return deepest;
}

const [, , profile = '', picture = '', title = '', seconds = '4'] = process.argv;
const boxes = toBoxes(JSON.parse(readFileSync(profile, 'utf8')) as Profile, Number(seconds));
const out: string[] = [];
const rows = draw(boxes, { x: 0, depth: 0, scale: WIDTH / boxes.time, total: boxes.time }, out);
const height = HEAD + rows * ROW + 6;
writeFileSync(
  picture,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10" role="img" aria-label="${escapeText(title)}"><rect width="100%" height="100%" fill="#fff"/><style>rect{stroke:#fff;stroke-width:.5}</style><text x="6" y="20" font-size="14">${escapeText(title)}</text>${out.join('')}</svg>\n`,
);
