import { DomainError } from '#src/kernel/errors.ts';
import { fill } from '#src/kernel/text.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { readCsvLines } from '#src/platform/csv-lines.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { insertTestimonial } from '../testimonial.store.server.ts';
import { TESTIMONIAL_TEXTS } from '../testimonial.texts.ts';
import { ImportRequest, TestimonialImport } from '../testimonial-admin.contract.ts';
import { selectWords } from '../testimonial-admin.store.server.ts';
import { readReviews, sameness } from '../testimonial-import.rules.ts';

const { import: texts } = TESTIMONIAL_TEXTS;

/** Adds the reviews of a file, all or none; without `apply` it returns what would be added and the errors. */
export const importTestimonials = command({
  allow: 'content:change',
  input: ImportRequest,
  output: TestimonialImport,
  run: async ({ csv, apply }, context) => {
    const lines = readCsvLines(csv);
    const known = new Set((await selectWords()).map(sameness));
    const read = lines === undefined ? undefined : readReviews(lines, known, texts);
    const { reviews, errors, ignored } = read ?? {
      reviews: [],
      errors: [{ line: 1, message: texts.unreadable }],
      ignored: [],
    };
    const fresh = reviews.filter(({ is_known }) => !is_known);
    if (apply && errors.length > 0) {
      const sentences = errors.map((error) => fill(texts.line, error));
      throw new DomainError('invalid', texts.refused, { fields: { csv: sentences } });
    }
    if (apply && fresh.length > 0) {
      for (const { review } of fresh) await insertTestimonial(review);
      await publish('content', { what: 'testimonials' });
      if (context.actor.kind === 'user') {
        const after = { added: fresh.length };
        await recordAudit(context, { action: 'testimonial.import', subject: 'testimonials', after });
      }
    }
    const rows = reviews.map(({ line, is_known, review }) => ({ ...review, line, is_known }));
    return { rows, errors, ignored, added: apply ? fresh.length : 0 };
  },
});
