import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { SERVICE_CARD_TEXTS as texts } from '../service-card.texts.ts';
import type { ServiceCard as ServiceCardData } from '../site.contract.ts';
import { quotePath, servicePath } from '../site.rules.ts';
import styles from './service-card.module.css';

/** Told smaller than it is, so that a phone takes the 400 or 800 px file, never the largest. */
const SIZES = '13rem';

interface ServiceCardProps {
  service: ServiceCardData;
  /** Shown when the picture cannot be loaded. */
  fallback: string;
}

/** One trade: its picture, what it is, its page and the way to a quote. */
export function ServiceCard({ service, fallback }: ServiceCardProps) {
  const { slug, title, category, description, features, image } = service;
  return (
    <Card padded={false} element="article">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture image={image} alt="" width={400} height={260} sizes={SIZES} fallback={fallback || undefined} />
          <span className={styles.badge}>{category}</span>
        </div>
        <h3>
          <a href={servicePath(slug)}>{title}</a>
        </h3>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
        <p className={styles.actions}>
          <span className={styles.see} aria-hidden="true">
            {texts.see}
            <Icon name="right" />
          </span>
          <a href={quotePath(slug)}>
            {texts.quote} <span className="vh">{texts.quoteFor.replace('{service}', title)}</span>
          </a>
        </p>
      </div>
    </Card>
  );
}
