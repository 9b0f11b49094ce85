import type { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import { dialled } from '#src/kernel/phone.ts';
import { fill } from '#src/kernel/text.ts';
import { PRIVACY_TEXTS as texts } from '../../privacy.texts.ts';
import { KEPT_FOR } from '../../privacy.views.ts';
import type { Chapter } from './document-page.tsx';
import { Facts } from './facts.tsx';
import styles from './legal-page.module.css';
import { Paragraphs, Points } from './paragraphs.tsx';

const COLUMNS = ['what', 'why', 'basis', 'time'] as const;

/** Lists all data with purpose and retention period. */
function RetentionTable() {
  const { columns, caption, rows } = texts.saved;
  return (
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

function Controller({ legalData: legalIdentity, siteName }: { legalData: LegalIdentity; siteName: string }) {
  const { controller } = texts;
  return (
    <>
      <p>{controller.text}</p>
      <Facts
        facts={[
          { label: controller.name, value: legalIdentity.legalName || siteName },
          { label: controller.seat, value: legalIdentity.seat },
          { label: controller.email, value: legalIdentity.email, href: `mailto:${legalIdentity.email}` },
          { label: controller.phone, value: legalIdentity.phone, href: `tel:${dialled(legalIdentity.phone)}` },
        ]}
      />
    </>
  );
}

function Rights({ email, seat }: LegalIdentity) {
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
export function privacyChapters(identity: LegalIdentity, siteName: string): Chapter[] {
  const { short, controller, saved: stored, device, recipients, rights, safety } = texts;
  return [
    { id: 'essentiel', title: short.title, body: <Points points={short.points} /> },
    { id: 'responsable', title: controller.title, body: <Controller legalData={identity} siteName={siteName} /> },
    {
      id: 'donnees',
      title: stored.title,
      body: (
        <>
          <RetentionTable />
          <p>{stored.after}</p>
          <p>{stored.afterErasure.text}</p>
          <Points points={stored.afterErasure.points.map((point) => fill(point, KEPT_FOR))} />
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
          <p>{[recipients.links, recipients.map[identity.mapProvider]].filter(Boolean).join(' ')}</p>
        </>
      ),
    },
    { id: 'droits', title: rights.title, body: <Rights {...identity} /> },
    { id: 'protection', title: safety.title, body: <Points points={safety.points} /> },
  ];
}
