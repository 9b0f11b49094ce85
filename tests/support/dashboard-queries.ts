/** One query of a dashboard, and the labels that its legend shows. */
export interface DashboardQuery {
  expression: string;
  legend: string;
}

/** Labels by metric, as `/metrics` prints them. */
export type PrintedMetrics = Map<string, Set<string>>;

/** Labels that Prometheus adds to each series by itself when it reads a server. */
const ADDED = ['instance', 'job'];
const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);

const SAMPLE = /^([a-z_:][\w:]*)(?:\{(.*)\})? \S+$/i;
const LABEL = /([a-z_]\w*)=~?"/gi;
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const SELECTOR = /([a-z_:][\w:]*)\s*\{([^}]*)\}/gi;
const MATCHER = /([a-z_]\w*)\s*(?:=~|!~|!=|=)/gi;
const NAME = /\b[a-z_:][\w:]*\b(?!\s*\()/gi;

const split = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Reads the metrics and labels of a text in the format of Prometheus; a metric without a sample has no label. */
export function readPrinted(text: string): PrintedMetrics {
  const printed: PrintedMetrics = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = SAMPLE.exec(line) ?? [];
    if (name === undefined) continue;
    const known = printed.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(LABEL)) known.add(label);
    printed.set(name, known);
  }
  return printed;
}

/** Returns the queries of every panel of a Grafana dashboard, and those that fill its variables. */
export function readQueries(dashboard: unknown): DashboardQuery[] {
  if (Array.isArray(dashboard)) return dashboard.flatMap(readQueries);
  if (dashboard === null || typeof dashboard !== 'object') return [];
  const { expr, legendFormat = '', query } = dashboard as Record<string, unknown>;
  const own = typeof expr === 'string' ? [{ expression: expr, legend: String(legendFormat) }] : [];
  const [, metric, label] = /^label_values\((\w+), (\w+)\)$/.exec(String(query)) ?? [];
  const filled = metric === undefined ? [] : [{ expression: metric, legend: `{{${label}}}` }];
  return [...own, ...filled, ...Object.values(dashboard).flatMap(readQueries)];
}

type Selected = [metric: string, label?: string];

/** Returns the metrics of a PromQL expression with the labels that select them, and the labels that it groups by. */
function readExpression(expression: string): { selected: Selected[]; groups: string[] } {
  const selected: Selected[] = [];
  const groups: string[] = [];
  const rest = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(GROUPING, (_whole, labels: string) => {
      groups.push(...split(labels));
      return '';
    })
    .replace(SELECTOR, (_whole, metric: string, matchers: string) => {
      selected.push([metric], ...[...matchers.matchAll(MATCHER)].map(([, label = '']): Selected => [metric, label]));
      return '';
    });
  for (const [name] of rest.matchAll(NAME)) if (!WORDS.has(name.toLowerCase())) selected.push([name]);
  return { selected, groups };
}

/** Returns what a query asks for and `/metrics` does not print: `metric` or `metric{label}`. */
export function findMissing({ expression, legend }: DashboardQuery, printed: PrintedMetrics): string[] {
  const { selected, groups } = readExpression(expression);
  const metrics = [...new Set(selected.map(([metric]) => metric))];
  const legendLabels = [...legend.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, label = '']) => label);
  // Every metric of a query must have the labels that its result is grouped by and named after.
  const wanted = [
    ...selected,
    ...metrics.flatMap((metric) => [...groups, ...legendLabels].map((label): Selected => [metric, label])),
  ];
  const missing = wanted.filter(([metric = '', label]) => {
    const labels = printed.get(metric);
    if (label === undefined) return labels === undefined;
    return labels !== undefined && !ADDED.includes(label) && !labels.has(label);
  });
  return [...new Set(missing.map(([metric, label]) => (label === undefined ? `${metric}` : `${metric}{${label}}`)))];
}
