import { fill } from '#src/kernel/text.ts';
import { PRIVACY_TEXTS } from '../../privacy.texts.ts';
import { KEPT_FOR } from '../../privacy.views.ts';
import styles from './legal-page.module.css';
import { Points } from './points.tsx';

const COLUMNS = ['what', 'why', 'basis', 'time'] as const;

/** Lists all data with purpose and retention period, and what the law keeps after an erasure. */
export function StoredData({ measuredBy }: { measuredBy: string }) {
  const { columns, caption, after, afterErasure } = PRIVACY_TEXTS.saved;
  const rows = [...PRIVACY_TEXTS.saved.rows, ...(measuredBy === '' ? [] : [PRIVACY_TEXTS.measured.row])];
  return (
    <>
      <table className={styles.stored}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{fill(row.what, { host: measuredBy })}</th>
              {COLUMNS.slice(1).map((column) => (
                <td key={column}>
                  <span className={styles.label}>{columns[column]}</span>
                  {fill(row[column], KEPT_FOR)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{after}</p>
      <p>{afterErasure.text}</p>
      <Points points={afterErasure.points.map((point) => fill(point, KEPT_FOR))} />
    </>
  );
}
