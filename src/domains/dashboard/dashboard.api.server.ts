import { z } from 'zod';
import { staffExports } from '#src/platform/http/answer-turns.server.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { CSV_ANSWER, csvFile, XLSX_ANSWER, xlsxFile } from '#src/platform/http/list-file.server.ts';
import { jsonRows } from '#src/platform/http/row-stream.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import { listNotifications } from './bell.queries.server.ts';
import { exportDashboard } from './commands/export-dashboard.server.ts';
import { readDashboard, readDiskSpace, searchEverywhere } from './dashboard.queries.server.ts';
import { type DashboardExport, ExportRow } from './dashboard-export.contract.ts';
import { exportLines, toSheetCell } from './dashboard-export.views.ts';

const FILE_NAMES = { quotes: 'devis', orders: 'commandes', messages: 'messages', payments: 'paiements' } as const;

function getAnswer({ type, format, rows }: DashboardExport & { rows: RowPages<ExportRow> }): Response {
  if (format === 'json') return jsonRows(rows);
  if (format === 'csv') return csvFile(FILE_NAMES[type], rows, (some) => exportLines(type, some));
  return xlsxFile(FILE_NAMES[type], rows, (some) => exportLines(type, some, toSheetCell));
}

export const dashboardApi: Endpoint[] = [
  endpoint('get', '/admin/dashboard', readDashboard, { summary: 'Tableau de bord' }),
  endpoint('get', '/admin/dashboard/export', exportDashboard, {
    summary: 'Devis, commandes, messages ou paiements en fichier JSON, CSV ou Excel',
    turns: staffExports,
    answers: { 'application/json': z.array(ExportRow), ...CSV_ANSWER, ...XLSX_ANSWER },
    send: (_request, exported) => getAnswer(exported),
  }),
  endpoint('get', '/admin/disk', readDiskSpace, { summary: 'Place libre sur le disque du site' }),
  endpoint('get', '/admin/notifications', listNotifications, { summary: 'Notifications', background: true }),
  endpoint('get', '/admin/search', searchEverywhere, { summary: 'Chercher partout dans le back-office' }),
];
