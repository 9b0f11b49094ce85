import { ButtonLink } from '#src/ui/public/button.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { ARTICLE_PAGE_TEXTS } from '../../article-page.texts.ts';
import { BLOG_PATH } from '../../blog-page.views.ts';

const { missing, back, crumb } = ARTICLE_PAGE_TEXTS;
const CRUMBS = [{ label: crumb, path: BLOG_PATH }];

/** Shows 'Article non trouvé' with a link back. */
export function ArticleMissing({ isUnreadable }: { isUnreadable: boolean }) {
  const text = isUnreadable ? `${missing.text} ${missing.unreadable}` : missing.text;
  return (
    <PageHero title={missing.title} text={text} crumbs={CRUMBS}>
      <ButtonLink href={BLOG_PATH} size="large" icon="previous">
        {back}
      </ButtonLink>
    </PageHero>
  );
}
