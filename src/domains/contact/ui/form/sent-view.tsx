import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import styles from './quote-form.module.css';

interface SentViewProps {
  /** Where a browser without script finds the empty form again. */
  action: string;
  live: boolean;
  onAgain: () => void;
}

/** In place of the form once the message is with us. */
export function SentView({ action, live, onAgain }: SentViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent} role="status">
      <span className={styles.seal}>
        <Icon name="check" size="large" />
      </span>
      <h3 ref={title} tabIndex={-1}>
        {texts.successTitle}
      </h3>
      <p>{texts.successText}</p>
      {live ? (
        <Button look="outline" onClick={onAgain}>
          {texts.again}
        </Button>
      ) : (
        <ButtonLink look="outline" href={action.replace('?index', '')}>
          {texts.again}
        </ButtonLink>
      )}
    </div>
  );
}
