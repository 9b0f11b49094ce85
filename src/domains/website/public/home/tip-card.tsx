import { Card } from '#src/ui/public/card.tsx';
import styles from './tip-card.module.css';

/** Shows a tip without a page of its own. */
export function TipCard({ title, text }: { title: string; text: string }) {
  return (
    <Card element="article">
      <div className={styles.tip}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Card>
  );
}
