import { Fragment, type ReactNode } from 'react';

/** A name with hyphens, as "Clermont-Ferrand": a longer one may break, or a narrow window would scroll. */
const NAME = /\p{Lu}[\p{L}’]*(?:-[\p{L}’]+)+/gu;
const LONGEST = 18;

/** Returns a title whose short names with hyphens stay on one line. */
export function keepNames(title: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: name, index } of title.matchAll(NAME)) {
    if (name.length > LONGEST) continue;
    parts.push(
      <Fragment key={index}>
        {title.slice(end, index)}
        <span data-unbroken="">{name}</span>
      </Fragment>,
    );
    end = index + name.length;
  }
  return parts.length === 0 ? title : [...parts, title.slice(end)];
}
