import { Space, Text } from '@mantine/core';
import { toSlug } from '#src/kernel/text.ts';
import { filledLines } from '#src/ui/admin/lines-field.tsx';
import { useFacts } from '#src/ui/admin/pickers/known-data.ts';
import { SearchResult } from '#src/ui/admin/search-result.tsx';
import { CARD_FEATURES, DEFAULT_CATEGORY } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service.views.ts';
import { toServiceTitle } from '../service-meta.views.ts';
import { servicePath } from '../service-paths.views.ts';
import { ServicePicture } from './service-picture.tsx';
import classes from './service-preview.module.css';
import type { ServiceValues } from './service-values.ts';

/** Shows the page of the service as a search engine does. */
function ServiceResult({ values: { title, slug, description } }: { values: ServiceValues }) {
  const { name = '', in_town = '' } = useFacts() ?? {};
  return (
    <SearchResult
      path={servicePath(toSlug(slug) || toSlug(title))}
      title={toServiceTitle(title || TEXTS.previewTitle, { name, in_town })}
      description={description}
    />
  );
}

/** Previews the public card and the search result while the form is being edited. */
export function ServicePreview({ values }: { values: ServiceValues }) {
  const { title, description, category, image, price_range } = values;
  const price = priceText(price_range);
  return (
    <section aria-label={TEXTS.preview} className={classes.side}>
      <Text size="sm" fw={600} mb="xs" aria-hidden>
        {TEXTS.preview}
      </Text>
      <article className={classes.card}>
        <div className={classes.picture}>
          <ServicePicture title={title} image={image} alt="" />
          <span className={classes.badge}>{category || DEFAULT_CATEGORY}</span>
        </div>
        <h3>{title || TEXTS.previewTitle}</h3>
        <p>{description || TEXTS.previewDescription}</p>
        <ul>
          {filledLines(values.features)
            .slice(0, CARD_FEATURES)
            .map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
        </ul>
        {price && <p className={classes.price}>{price}</p>}
        <p className={classes.see}>{TEXTS.previewSee}</p>
      </article>
      <Space h="md" />
      <ServiceResult values={values} />
    </section>
  );
}
