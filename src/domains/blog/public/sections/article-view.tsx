import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import type { BlogPost } from '../../blog.contract.ts';
import { parseBody } from '../../ui/article/parse-body.ts';
import { ArticleHero } from './article-hero.tsx';
import { ArticleSheet } from './article-sheet.tsx';
import { AskSection } from './ask-section.tsx';

/** Renders one article, from its title to the contact section. */
export function ArticleView({ frame, post }: { frame: PublicFrame; post: BlogPost }) {
  return (
    <>
      <article>
        <ArticleHero post={post} />
        <ArticleSheet frame={frame} post={post} blocks={parseBody(post.content)} />
      </article>
      <AskSection {...frame} />
    </>
  );
}
