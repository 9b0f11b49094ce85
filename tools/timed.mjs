/**
 * Does one phase of a start: a line when it begins, a line with its seconds when it has ended.
 * @template Result
 * @param {string} name
 * @param {(line: string) => void} print
 * @param {() => Result} work
 * @param {string} [hint] behind the name when it begins
 * @returns {Result}
 */
export function timed(name, print, work, hint = '') {
  const begun = performance.now();
  print(`${name}${hint}…`);
  const result = work();
  const seconds = (performance.now() - begun) / 1_000;
  print(`${name} : ${seconds.toFixed(seconds < 10 ? 1 : 0).replace('.', ',')} s`);
  return result;
}
