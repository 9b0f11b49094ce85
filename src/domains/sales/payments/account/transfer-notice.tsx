import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { FactList } from '#src/ui/account/fact-list.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import type { Due, PaymentConfig } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import styles from './payment.module.css';

const { transfer: texts, choices: choiceTexts, call } = PAYMENT_FORM_TEXTS;

interface TransferNoticeProps {
  /** Why nothing can be paid online. */
  refusal: string;
  transfer: PaymentConfig['transfer'];
  due?: Due | undefined;
}

const amountTexts = ({ choices, paid }: Due): string[] =>
  choices.map(({ kind, amount }) => {
    const words = kind === 'balance' && paid > 0 ? choiceTexts.rest : choiceTexts[kind];
    return fill(words, { amount: formatAmount(amount, 'card') });
  });

/** Says why nothing can be paid online, and shows the account for a transfer in place of the card form. */
export function TransferNotice({ refusal, transfer, due }: TransferNoticeProps) {
  const { holder, iban, bic } = transfer;
  return (
    <div className={styles.layout} data-alone>
      <section className={styles.card}>
        <p role="status">{refusal}</p>
        <h2>{texts.title}</h2>
        {iban === '' ? (
          <p>{texts.noAccount}</p>
        ) : (
          <FactList
            facts={[
              { label: texts.holder, value: holder },
              { label: texts.iban, value: iban },
              { label: texts.bic, value: bic },
              { label: texts.reference, value: due?.number },
              { label: texts.amount, value: due && amountTexts(due).join(' ; ') },
            ]}
          />
        )}
        {due === undefined && <p className={styles.small}>{texts.noReference}</p>}
        <p className={styles.buttons}>
          <ButtonLink href="/contact" look="quiet">
            {call}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
