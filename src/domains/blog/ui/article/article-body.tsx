import { Fragment, type ReactNode } from 'react';
import { Picture } from '#src/ui/public/picture.tsx';
import type { Block, Inline } from '../../article.views.ts';
import styles from './article-body.module.css';

/** Width of the column of text. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';

interface ArticleBodyProps {
  blocks: Block[];
  /** Shown in place of a picture that fails to load. */
  fallback?: string | undefined;
}

/** Renders the text of an article. */
export function ArticleBody({ blocks, fallback }: ArticleBodyProps) {
  const parts = blocks.map((block, place) => inOrder(place, <BlockView block={block} fallback={fallback} />));
  return <div className={styles.body}>{parts}</div>;
}

/** Wraps a part with its position as key: parts have no other identity. */
const inOrder = (place: number, part: ReactNode) => <Fragment key={place}>{part}</Fragment>;

function BlockView({ block, fallback }: { block: Block; fallback: string | undefined }) {
  if (block.kind === 'picture') {
    const { image, alt } = block;
    return (
      <figure>
        <Picture image={image} alt={alt} width={1200} height={800} sizes={SIZES} fallback={fallback} />
      </figure>
    );
  }
  if (block.kind === 'paragraph') return <p>{getInside(block.inside)}</p>;
  if (block.kind === 'heading') {
    const Level = `h${block.level}` as const;
    return <Level id={block.id}>{getInside(block.inside)}</Level>;
  }
  const entries = block.entries.map((inside, place) => inOrder(place, <li>{getInside(inside)}</li>));
  return block.start === undefined ? <ul>{entries}</ul> : <ol start={block.start}>{entries}</ol>;
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
