import { fill } from '#src/kernel/text.ts';
import { CUSTOMER_TEXTS as texts } from '../../customer.texts.ts';
import { passwordStrength } from '../../profile.rules.ts';
import styles from './customer.module.css';

/** How strong a password is, in a word and a bar. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className={styles.strength} data-strength={password === '' ? undefined : strength}>
      <span className={styles.bar} aria-hidden="true" />
      <p role="status">{password !== '' && fill(texts.strength, { level: texts.strengths[strength] ?? '' })}</p>
    </div>
  );
}
