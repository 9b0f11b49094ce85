import { isTest, withoutComments } from './source.mjs';

/** @import { Source } from './source.mjs' */

/** Files that calculate prices or define the price settings, and the existing migrations. */
const ALLOWED = /^src\/(domains\/sales\/pricing|domains\/settings|platform\/database\/migrations)\//;

const SETTING = /\b(is_vat_exempt|deposit_percent)\b/;
const ARITHMETIC = /\b(?:vat_)?rate\s*[*/]|[*/]\s*(?:\w+\.)*(?:vat_)?rate\b/;

/** @param {string} text */
const withoutQuotes = (text) => text.replace(/'[^'\n]*'/g, "''");

/** @param {Source} source */
export function onePrice({ path, text }) {
  if (!/^src\/.*\.tsx?$/.test(path) || isTest(path) || ALLOWED.test(path)) return undefined;
  const code = withoutQuotes(withoutComments(text));
  const [setting] = SETTING.exec(code) ?? [];
  if (setting !== undefined) return `reads ${setting}: ask sales/pricing for the price`;
  const [arithmetic] = ARITHMETIC.exec(code) ?? [];
  return arithmetic === undefined ? undefined : `calculates with a rate (${arithmetic}): ask sales/pricing for the sum`;
}
