import { command } from '#src/platform/operation.server.ts';
import { applyPlan, planBundle, preparePictures } from '../bundle-import.internal.server.ts';
import { TRANSFER_TEXTS as texts } from '../transfer.texts.ts';
import { TransferReport, WordPressImport } from '../transfer-report.contract.ts';
import { countOutcome, toReport } from '../transfer-report.views.ts';
import { toBundle, toNotes } from '../wordpress.views.ts';
import { readWordPress } from '../wordpress-file.internal.server.ts';
import { readHtml } from '../wordpress-html.views.ts';
import { openUploads } from '../wordpress-uploads.internal.server.ts';

/** Reads an export file of WordPress; with `apply` its articles and pages enter, whole or not at all. */
export const importWordpress = command({
  allow: ['settings', 'content:change'],
  recent: true,
  input: WordPressImport,
  output: TransferReport,
  audit: (_input, report) =>
    report.applied
      ? {
          action: 'wordpress.import',
          subject: 'site',
          after: { created: countOutcome(report, 'create'), replaced: countOutcome(report, 'replace') },
        }
      : undefined,
  prepare: async ({ file, uploads: upload, apply }) => {
    const site = await readWordPress(file);
    const addresses = site.items.flatMap(({ attachment, content }) => [
      attachment,
      ...readHtml(content, site.origin).pictures.map(({ address }) => address),
    ]);
    const uploads = await openUploads(upload, addresses);
    try {
      const wanted = toBundle(site, uploads.find);
      const plan = await planBundle(wanted.bundle, uploads, toNotes(wanted, texts.wordpress));
      if (apply) await preparePictures(plan, wanted.bundle, uploads);
      return plan;
    } finally {
      await uploads.close();
    }
  },
  run: async ({ apply }, { actor }, plan) =>
    apply ? applyPlan(plan, actor.kind === 'user' ? actor.userId : null) : toReport(plan, false),
});
