import type { CompanyPapers } from '#src/domains/settings/legal-identity.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { KEPT_FOR } from '../../privacy.rules.ts';
import { PRIVACY_TEXTS as texts } from '../../privacy.texts.ts';
import { dialled } from '../../site.rules.ts';
import type { Chapter } from './document-page.tsx';
import { Facts } from './facts.tsx';
import styles from './legal-page.module.css';
import { Paragraphs, Points } from './paragraphs.tsx';

const COLUMNS = ['what', 'why', 'basis', 'time'] as const;

/** Lists all data with purpose and retention period. */
function KeptTable() {
  const { columns, caption, rows } = texts.kept;
  return (
    <table className={styles.kept}>
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
            <th scope="row">{row.what}</th>
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
  );
}

function Controller({ papers, siteName }: { papers: CompanyPapers; siteName: string }) {
  const { controller } = texts;
  return (
    <>
      <p>{controller.text}</p>
      <Facts
        facts={[
          { label: controller.name, value: papers.legalName || siteName },
          { label: controller.seat, value: papers.seat },
          { label: controller.email, value: papers.email, href: `mailto:${papers.email}` },
          { label: controller.phone, value: papers.phone, href: `tel:${dialled(papers.phone)}` },
        ]}
      />
    </>
  );
}

function Rights({ email, seat }: CompanyPapers) {
  const { rights } = texts;
  return (
    <>
      <Paragraphs sentences={rights.text} />
      {(email || seat) && (
        <ul>
          {email && (
            <li>
              {rights.byEmail}
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {seat && (
            <li>
              {rights.byPost}
              {seat}
            </li>
          )}
        </ul>
      )}
      <p>
        {rights.cnil}
        <a href={`https://${rights.cnilAddress}`} rel="noopener">
          {rights.cnilAddress}
        </a>
      </p>
    </>
  );
}

/** Returns the chapters of the privacy page. */
export function privacyChapters(papers: CompanyPapers, siteName: string): Chapter[] {
  const { short, controller, kept, device, recipients, rights, safety } = texts;
  return [
    { id: 'essentiel', title: short.title, body: <Points points={short.points} /> },
    { id: 'responsable', title: controller.title, body: <Controller papers={papers} siteName={siteName} /> },
    {
      id: 'donnees',
      title: kept.title,
      body: (
        <>
          <KeptTable />
          <p>{kept.after}</p>
          <p>{kept.afterErasure.text}</p>
          <Points points={kept.afterErasure.points.map((point) => fill(point, KEPT_FOR))} />
        </>
      ),
    },
    {
      id: 'appareil',
      title: device.title,
      body: (
        <>
          <p>{device.text}</p>
          <Points points={device.points.map((point) => fill(point, KEPT_FOR))} />
          <p>{device.after}</p>
        </>
      ),
    },
    {
      id: 'destinataires',
      title: recipients.title,
      body: (
        <>
          <Points points={recipients.points} />
          <p>{[recipients.links, recipients.map[papers.mapProvider]].filter(Boolean).join(' ')}</p>
        </>
      ),
    },
    { id: 'droits', title: rights.title, body: <Rights {...papers} /> },
    { id: 'protection', title: safety.title, body: <Points points={safety.points} /> },
  ];
}
