import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { findExportPages } from '../dashboard.internal.server.ts';
import { DashboardExport, ExportRow } from '../dashboard-export.contract.ts';

/** Exports every record of one kind for use elsewhere. Writes an audit entry. */
export const exportDashboard = command({
  allow: 'staff',
  recent: true,
  input: DashboardExport,
  output: z.object({ ...DashboardExport.shape, rows: rowPagesSchema(ExportRow) }),
  audit: ({ type, format }, { rows }) => ({
    action: 'dashboard.export',
    class: 'access',
    subject: `dashboard:${type}`,
    after: { format, count: rows.count },
  }),
  run: async (wanted, context) => ({ ...wanted, rows: await findExportPages(context, wanted.type) }),
});
