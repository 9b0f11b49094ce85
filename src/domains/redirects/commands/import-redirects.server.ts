import { DomainError } from '#src/kernel/errors.ts';
import { fill } from '#src/kernel/text.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { readCsvLines } from '#src/platform/csv-lines.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { RedirectImport, RedirectImportRequest } from '../redirect.contract.ts';
import { REDIRECT_TEXTS } from '../redirect.texts.ts';
import { planRedirects, storeRedirects } from '../redirect-import.internal.server.ts';
import { readRedirects } from '../redirect-import.rules.ts';

const { import: texts } = REDIRECT_TEXTS;

/** Adds the redirects of a file, all or none; without `apply` it returns what would be added and the errors. */
export const importRedirects = command({
  allow: 'content:change',
  input: RedirectImportRequest,
  output: RedirectImport,
  run: async ({ csv, apply }, context) => {
    const lines = readCsvLines(csv);
    const read = lines
      ? readRedirects(lines, texts)
      : { redirects: [], errors: [{ line: 1, message: texts.unreadable }], ignored: [] };
    const plan = await planRedirects(read.redirects);
    const errors = [...read.errors, ...plan.errors].sort((one, other) => one.line - other.line);
    const fresh = plan.rows.filter(({ is_known }) => !is_known);
    if (apply && errors.length > 0) {
      const sentences = errors.map((error) => fill(texts.line, error));
      throw new DomainError('invalid', texts.refused, { fields: { csv: sentences } });
    }
    if (apply && fresh.length > 0) {
      await storeRedirects(fresh, plan.changed);
      await recordAudit(context, {
        action: 'redirect.import',
        subject: 'redirects',
        after: { added: fresh.length, shortened: plan.changed.length },
      });
    }
    return { rows: plan.rows, errors, ignored: read.ignored, added: apply ? fresh.length : 0 };
  },
});
