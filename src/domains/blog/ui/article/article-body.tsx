import { Fragment, type ReactNode, useMemo } from 'react';
import { getImageKey, imagePath } from '#src/domains/media/media.contract.ts';
import type { Block, Inline } from '../../article.views.ts';
import styles from './article-body.module.css';
import { parseBody } from './parse-body.ts';

export interface BodyPicture {
  /** Address of a stored picture. */
  image: string;
  alt: string;
}
type ShowPicture = (picture: BodyPicture) => ReactNode;

/** Shows a picture without the public site's component, whose styles the back office must not load. */
const showPlainly: ShowPicture = ({ image, alt }) => (
  <img src={imagePath(getImageKey(image) ?? '', 800)} alt={alt} loading="lazy" />
);

interface ArticleBodyProps {
  blocks: Block[];
  showPicture?: ShowPicture;
  /** Characters of the text that a phone may show first: it lays out the blocks after them later. */
  firstView?: number;
}

/** Renders the text of an article. */
export function ArticleBody({ blocks, showPicture = showPlainly, firstView = Infinity }: ArticleBodyProps) {
  const near = countNear(blocks, firstView);
  const parts = blocks.map((block, place) =>
    inOrder(place, <BlockView block={block} showPicture={showPicture} isFar={place >= near} />),
  );
  return <div className={styles.body}>{parts}</div>;
}

/** Counts the first blocks, up to the one that reaches so many characters. */
function countNear(blocks: Block[], characters: number): number {
  let count = 0;
  for (let length = 0; length < characters && count < blocks.length; count += 1) {
    length += countCharacters(blocks[count] as Block);
  }
  return count;
}

function countCharacters(block: Block): number {
  if (block.kind === 'picture') return 0;
  return countText(block.kind === 'list' ? block.entries.flat() : block.inside);
}

const countText = (parts: Inline[]): number =>
  parts.reduce((count, part) => count + (part.kind === 'text' ? part.text.length : countText(part.inside)), 0);

interface ArticleTextProps {
  /** Text as it is stored, not yet read. */
  content: string;
  whenEmpty: string;
}

/** Reads and renders the text of an article in the browser; public pages read it on the server. */
export function ArticleText({ content, whenEmpty }: ArticleTextProps) {
  const blocks = useMemo(() => parseBody(content), [content]);
  return blocks.length === 0 ? <p>{whenEmpty}</p> : <ArticleBody blocks={blocks} />;
}

/** Wraps a part with its position as key: parts have no other identity. */
const inOrder = (place: number, part: ReactNode) => <Fragment key={place}>{part}</Fragment>;

interface BlockViewProps {
  block: Block;
  showPicture: ShowPicture;
  isFar: boolean;
}

/** Headings never wait: Chromium reports a shift of a box with a border that gets its layout later. */
function BlockView({ block, showPicture, isFar }: BlockViewProps) {
  const later = isFar ? { 'data-deferred': 'text' } : {};
  if (block.kind === 'picture') {
    return <figure {...later}>{showPicture(block)}</figure>;
  }
  if (block.kind === 'paragraph') return <p {...later}>{getInside(block.inside)}</p>;
  if (block.kind === 'heading') {
    const Level = `h${block.level}` as const;
    return <Level id={block.id}>{getInside(block.inside)}</Level>;
  }
  const entries = block.entries.map((inside, place) => inOrder(place, <li>{getInside(inside)}</li>));
  if (block.start === undefined) return <ul {...later}>{entries}</ul>;
  return (
    <ol start={block.start} {...later}>
      {entries}
    </ol>
  );
}

const getInside = (parts: Inline[]) => parts.map((part, place) => inOrder(place, inlineView(part)));

function inlineView(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{getInside(part.inside)}</strong>;
    case 'emphasis':
      return <em>{getInside(part.inside)}</em>;
    case 'link':
      return (
        <a href={part.href} rel={part.isExternal ? 'noopener' : undefined}>
          {getInside(part.inside)}
        </a>
      );
  }
}
