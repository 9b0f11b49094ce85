import { createElement, type ReactNode } from 'react';

/** An element whose end has not been read yet. */
interface Open {
  name: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;
const RAW = /^(?:script|style)$/;
/** A comment or doctype, an end tag, or a start tag with its attributes; text is what stands between. */
const TAG = /<!(?:--[\s\S]*?--|[^>]*)>|<\/([^\s>]+)>|<([^\s/>]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=/>]+)(?:="([^"]*)")?/g;
const RENAMED: Record<string, string> = { class: 'className', for: 'htmlFor', charset: 'charSet' };
/** Names that React writes in camel case, for attributes without a hyphen. */
const CAMEL = [
  'tabIndex',
  'srcSet',
  'fetchPriority',
  'crossOrigin',
  'autoComplete',
  'encType',
  'maxLength',
  'minLength',
];
const BOOLEAN = /^(?:required|disabled|checked|selected|hidden|async|defer|novalidate|multiple|open|inert|readonly)$/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** React takes a style as an object. */
function toStyle(css: string): Record<string, string> {
  const rules = css.split(';').map((rule) => rule.split(/:(.*)/s));
  return Object.fromEntries(
    rules.map(([name = '', value = '']) => [
      name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function toProps(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of attributes.matchAll(ATTRIBUTE)) {
    const known = RENAMED[name] ?? CAMEL.find((camel) => camel.toLowerCase() === name) ?? name;
    const text = decode(value ?? '');
    props[known] = name === 'style' ? toStyle(text) : BOOLEAN.test(name) ? true : text;
  }
  return props;
}

/** Turns a document that React has written into elements, one for each of its elements, without any component. */
export function toElements(html: string): ReactNode {
  const root: Open = { name: '', props: {}, children: [] };
  const open = [root];
  const last = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    const { name, props, children } = open.pop() ?? root;
    last().children.push(createElement(name, props, ...children));
  };
  let read = 0;
  for (const found of html.matchAll(TAG)) {
    const [tag, ended, begun, attributes = ''] = found;
    const { name } = last();
    const text = html.slice(read, found.index);
    if (RAW.test(name)) {
      if (ended !== name) continue;
      last().props.dangerouslySetInnerHTML = { __html: text };
    } else if (text !== '') last().children.push(decode(text));
    read = found.index + tag.length;
    if (ended !== undefined) close();
    if (begun === undefined) continue;
    open.push({ name: begun, props: toProps(attributes), children: [] });
    if (VOID.test(begun) || tag.endsWith('/>')) close();
  }
  return root.children;
}
