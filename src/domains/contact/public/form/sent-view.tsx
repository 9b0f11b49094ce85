import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { QUOTE_FORM_TEXTS as texts } from '../../contact-form.texts.ts';
import styles from './quote-form.module.css';

interface SentViewProps {
  /** URL of the empty form, for a browser without script. */
  action: string;
  live: boolean;
  onAgain: () => void;
}

/** Replaces the form after the message was sent. */
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
