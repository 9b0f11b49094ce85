import { domainRules } from './tools/import-rules/domains.mjs';
import { layers } from './tools/import-rules/layers.mjs';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-cycle',
    comment: 'A cycle makes two files one. Move what both need to a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment: 'Rules cannot check an import that does not resolve. Correct the path.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
  },
];

export const forbidden = [...layers, ...domainRules, ...everywhere];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  // TypeScript 7 has no compiler API: without this parser no module is read and every rule passes.
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
