import { IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { command } from '#src/platform/operation.server.ts';
import { applyPlan, planBundle, preparePictures } from '../bundle-import.internal.server.ts';
import { openSiteArchive } from '../site-archive.internal.server.ts';
import { SiteImport, TransferReport } from '../transfer-report.contract.ts';
import { countOutcome, toReport } from '../transfer-report.views.ts';

/** Reads an archive of a site; with `apply` its content enters, whole or not at all. */
export const importSite = command({
  allow: ['settings', 'content:change'],
  recent: true,
  input: SiteImport,
  output: TransferReport,
  audit: (_input, report) =>
    report.applied
      ? {
          action: 'site-archive.import',
          subject: 'site',
          after: { created: countOutcome(report, 'create'), replaced: countOutcome(report, 'replace') },
        }
      : undefined,
  prepare: async ({ archive, apply }) => {
    const { zip, bundle } = await openSiteArchive(archive);
    try {
      const files = {
        has: (file: string) => zip.entries.has(file),
        read: (file: string) => zip.read(file, IMAGE_MAX_BYTES),
      };
      const plan = await planBundle(bundle, files);
      if (apply) await preparePictures(plan, bundle, files);
      return plan;
    } finally {
      await zip.close();
    }
  },
  run: async ({ apply }, { actor }, plan) =>
    apply ? applyPlan(plan, actor.kind === 'user' ? actor.userId : null) : toReport(plan, false),
});
