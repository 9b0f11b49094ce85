import { floors } from './scripts/walls/floors.mjs';
import { roomWalls } from './scripts/walls/rooms.mjs';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  { name: 'no-cycle', comment: 'Nothing depends on itself.', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'every-import-resolves',
    comment: 'An import that leads nowhere hides from every wall.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
  },
];

export const forbidden = [...floors, ...roomWalls, ...everywhere];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  // TypeScript 7 has no compiler API: without this parser nothing is read and everything passes.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(build|\\.react-router)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};

export default { forbidden, options };
