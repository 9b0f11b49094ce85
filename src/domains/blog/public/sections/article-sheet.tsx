import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { Block } from '../../article.views.ts';
import { ARTICLE_PAGE_TEXTS as texts } from '../../article-page.texts.ts';
import type { BlogPost } from '../../blog.contract.ts';
import { BLOG_PATH, blogPath } from '../../blog-page.views.ts';
import { ArticleBody, type BodyPicture } from '../../ui/article/article-body.tsx';
import { ArticleContents } from '../article/article-contents.tsx';
import styles from './article-sheet.module.css';

/** Width of the column of text. */
const TEXT_SIZES = '(min-width: 48rem) 44rem, 92vw';

/** Returns how a picture of the text is shown; `fallback` replaces one that fails to load. */
export const toPicture =
  (fallback?: string) =>
  ({ image, alt }: BodyPicture) => (
    <Picture image={image} alt={alt} width={1200} height={800} sizes={TEXT_SIZES} fallback={fallback} />
  );

/** Characters of the text that may be in the first view of a phone, below the picture and without one. */
const FIRST_VIEW = { belowPicture: 300, alone: 1_500 };

/** Smaller than the real size on a phone: the 800 px file is sharp enough there, at half the file size. */
const SIZES = '(min-width: 62rem) 72rem, 55vw';

interface ArticleSheetProps {
  frame: PublicFrame;
  post: BlogPost;
  blocks: Block[];
}

/** Shows the picture, the text at a readable line length, and the article's category. */
export function ArticleSheet({ frame, post, blocks }: ArticleSheetProps) {
  const fallback = frame.illustrations[PLACEHOLDER]?.image;
  return (
    <Section top={post.image ? 'flat' : 'valley'}>
      <Container>
        <div className={styles.sheet}>
          {post.image && (
            <figure className={styles.figure}>
              <Picture
                image={post.image}
                alt={post.image_alt}
                width={1200}
                height={600}
                sizes={SIZES}
                fallback={fallback}
                urgent
              />
              <figcaption>{texts.illustration}</figcaption>
            </figure>
          )}
          <ArticleContents blocks={blocks} title={texts.contents} className={styles.contents} />
          <div className={styles.text}>
            <ArticleBody
              blocks={blocks}
              showPicture={toPicture(fallback)}
              firstView={post.image ? FIRST_VIEW.belowPicture : FIRST_VIEW.alone}
            />
            <Belongs {...post} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Belongs({ category, tags }: BlogPost) {
  return (
    <footer className={styles.belongs}>
      {category && (
        <p>
          {texts.category}
          <a href={blogPath({ category })}>{category}</a>
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={texts.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <a className={styles.back} href={BLOG_PATH}>
        <Icon name="previous" />
        {texts.back}
      </a>
    </footer>
  );
}
