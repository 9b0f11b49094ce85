import {
  getHeadings,
  getLineDetail,
  getLineLabel,
  getLineParts,
  getPrintedNumber,
  getTotalRows,
} from '#src/kernel/document-parts.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS as texts } from '#src/kernel/priced-document.texts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { lineNetCents, type PricedLine } from '#src/kernel/priced-lines.ts';
import styles from './priced-document.module.css';

/** Lines and paragraphs have no ids, may repeat and never move, so their index is the key. */
const placed = <Item,>(items: readonly Item[]): { item: Item; place: string }[] =>
  items.map((item, place) => ({ item, place: String(place) }));

interface LinesProps {
  title: string;
  lines: readonly PricedLine[];
  layout: Pick<PricedDocument, 'is_untaxed'>;
}

function Lines({ title, lines, layout }: LinesProps) {
  return (
    <table className={styles.lines}>
      <caption {...(title !== '' && { 'data-part': true })}>{title || texts.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.label}</th>
          <th scope="col">{getHeadings(layout).net}</th>
        </tr>
      </thead>
      <tbody>
        {placed(lines).map(({ item: line, place }) => (
          <tr key={place}>
            <td>
              <span className={styles.label}>{getLineLabel(line.label, line.quantity_milli)}</span>
              <span className={styles.detail}>{getLineDetail(line, layout)}</span>
            </td>
            <td>{exactEuros(lineNetCents(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals(document: PricedDocument) {
  const { vat_note } = document;
  const rows = getTotalRows(document);
  return (
    <div className={styles.totals}>
      <dl>
        {rows.map((row) => (
          <div key={row.label} data-strong={row.isStrong || undefined}>
            <dt>{row.label}</dt>
            <dd>{exactEuros(row.cents)}</dd>
          </div>
        ))}
      </dl>
      {vat_note && <p>{vat_note}</p>}
    </div>
  );
}

const Party = ({ title, name, lines }: PricedDocument['issuer']) => (
  <div className={styles.party}>
    {title && <h3>{title}</h3>}
    {name && <strong>{name}</strong>}
    {placed(lines).map(({ item, place }) => (
      <span key={place}>{item}</span>
    ))}
  </div>
);

/** Shows a quote or an invoice on the screen with the same words as its PDF. */
export function PricedDocumentView({ document }: { document: PricedDocument }) {
  const { title, number, subject, facts, issuer, parties, introduction, notes, mark } = document;
  return (
    <article className={styles.sheet} aria-label={`${title} ${number}`}>
      {mark !== undefined && (
        <p className={styles.mark}>
          <strong>{mark}</strong>
          <span aria-hidden="true" data-mark={mark} />
        </p>
      )}
      <header className={styles.top}>
        <Party {...issuer} />
        <div className={styles.heading}>
          <h2>
            {title} <span>{getPrintedNumber(document)}</span>
          </h2>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <div className={styles.parties}>
        {parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </div>
      {subject && <h3 className={styles.subject}>{subject}</h3>}
      {placed(introduction).map(({ item, place }) => (
        <p key={place} className={styles.words}>
          {item}
        </p>
      ))}
      {getLineParts(document).map((part) => (
        <Lines key={part.title} {...part} layout={document} />
      ))}
      <Totals {...document} />
      <div className={styles.notes}>
        {notes.map((note) => (
          <section key={note.title}>
            <h3>{note.title}</h3>
            {placed(note.paragraphs).map(({ item, place }) => (
              <p key={place}>{item}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
