import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { HOME_ISLAND_TEXTS } from '../home-islands.texts.ts';
import type { ServiceCard as ServiceCardData } from '../site.contract.ts';
import { quotePath } from '../site.rules.ts';
import styles from './service-card.module.css';

/** Told smaller than it is, so that a phone takes the 400 or 800 px file, never the largest. */
const SIZES = '13rem';

const texts = HOME_ISLAND_TEXTS.services;

interface ServiceCardProps {
  service: ServiceCardData;
  fallback: string;
  /** A copy for the eyes on a running belt: nothing in it takes the keyboard. */
  isCopy?: boolean;
}

/** One trade with its picture, what it is and the way to a quote. */
export function ServiceCard({ service, fallback, isCopy = false }: ServiceCardProps) {
  const { slug, title, category, description, features, image } = service;
  return (
    <Card padded={false} element="article">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture image={image} alt="" width={400} height={260} sizes={SIZES} fallback={fallback || undefined} />
          <span className={styles.badge}>{category}</span>
        </div>
        <h3>{title}</h3>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
        <a href={quotePath(slug)} tabIndex={isCopy ? -1 : undefined}>
          {texts.quote} <span className="vh">{texts.quoteFor.replace('{service}', title)}</span>
          <Icon name="right" />
        </a>
      </div>
    </Card>
  );
}
