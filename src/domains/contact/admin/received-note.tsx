import { Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import type { ReceivedEmail } from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import classes from './messages.module.css';

/** Says that a message came by email, who wrote it when it was another address, and shows all of it on demand. */
export function ReceivedNote({ email, to }: { email: ReceivedEmail | null; to: string }) {
  if (email === null) return null;
  const { sender, text } = email;
  return (
    <>
      <Text size="sm" {...(sender === '' ? { c: 'dimmed' } : { fw: 600 })}>
        {sender === '' ? TEXTS.receivedByEmail : fill(TEXTS.otherSender, { sender, email: to })}
      </Text>
      {text !== '' && (
        <details className={classes.whole}>
          <summary>{TEXTS.wholeEmail}</summary>
          <div className={classes.words}>{text}</div>
        </details>
      )}
    </>
  );
}
