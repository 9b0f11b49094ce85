import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { priceText } from '../service.views.ts';
import type { ServiceCard as ServiceCardData } from '../service-card.contract.ts';
import { SERVICE_CARD_TEXTS as texts } from '../service-card.texts.ts';
import { quotePath, servicePath } from '../service-paths.views.ts';
import styles from './service-card.module.css';
import { TradeIcon } from './trade-icon.tsx';

/** Smaller than the real size, so that a phone loads the 400 or 800 px file, never the largest. */
const SIZES = '13rem';

interface ServiceCardProps {
  service: ServiceCardData;
  /** Shown when the picture fails to load. */
  fallback: string | undefined;
  /** `sizes` for a layout wider than a carousel. */
  sizes?: string;
}

/** Shows one service: picture, description, price, links to its page and the quote form. Horizontal if it fits. */
export function ServiceCard({ service, fallback, sizes = SIZES }: ServiceCardProps) {
  const { slug, title, category, description, features, image, price } = service;
  return (
    <Card padded={false} element="article">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture image={image} alt="" width={400} height={260} sizes={sizes} fallback={fallback} />
          <span className={styles.badge}>{category}</span>
        </div>
        <span className={styles.medal}>
          <TradeIcon title={title} size="medium" />
        </span>
        <h3>
          <a href={servicePath(slug)}>{title}</a>
        </h3>
        <p>{description}</p>
        {features.length > 0 && (
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        {price && <p className={styles.price}>{priceText(price)}</p>}
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
