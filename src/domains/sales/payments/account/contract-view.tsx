import type { ReactNode } from 'react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { FactList } from '#src/ui/account/fact-list.tsx';
import type { ContractAccountView } from '../contract-account.contract.ts';
import { CONTRACT_ACCOUNT_TEXTS as texts } from '../contract-account.texts.ts';
import {
  describeDocument,
  describeMovement,
  type Figure,
  getFigures,
  getOtherSurplus,
} from '../contract-account.views.ts';
import styles from './contract-view.module.css';

const isOwnFigure = (key: Figure['key']): key is keyof typeof texts.ownFigures => key in texts.ownFigures;

interface RowProps {
  title: string;
  detail: string;
  amount: number;
}

function Row({ title, detail, amount }: RowProps) {
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
      <b>{formatAmount(amount, 'document')}</b>
    </li>
  );
}

function Section({ title, empty, rows }: { title: string; empty: string; rows: ReactNode[] }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{empty}</p> : <ul>{rows}</ul>}
    </section>
  );
}

/** Shows the customer what was agreed, billed and paid under one contract. */
export function ContractView({ contract }: { contract: ContractAccountView }) {
  const { number, title, documents, movements, refund_due, refund_by } = contract;
  const other = getOtherSurplus(contract);
  return (
    <div className={styles.list}>
      <section className={styles.panel}>
        <h2>{fill(texts.heading, { number, title })}</h2>
        {contract.is_closed && contract.to_receive === 0 && <p>{texts.closed}</p>}
        {refund_by !== null && (
          <p>
            {fill(texts.refundBy, { amount: formatAmount(refund_due, 'document'), date: formatLongDate(refund_by) })}
          </p>
        )}
        {other > 0 && <p>{fill(texts.surplus, { amount: formatAmount(other, 'document') })}</p>}
        <FactList
          facts={getFigures(contract).map(({ key, label, value }) => ({
            label: isOwnFigure(key) ? texts.ownFigures[key] : label,
            value,
          }))}
        />
      </section>
      <Section
        title={texts.documents}
        empty={texts.noDocuments}
        rows={documents.map((document) => (
          <Row
            key={document.id}
            title={`${texts.kinds[document.kind]} ${document.number}`}
            detail={[
              fill(texts.issuedOn, { date: formatLongDate(document.issued_on) }),
              describeDocument(document),
            ].join('\u00A0· ')}
            amount={document.gross}
          />
        ))}
      />
      <Section
        title={texts.movements}
        empty={texts.noMovements}
        rows={movements.map((movement) => (
          <Row
            key={movement.id}
            title={texts.ownEntries[movement.kind]}
            detail={describeMovement(movement)}
            amount={movement.amount}
          />
        ))}
      />
    </div>
  );
}
