/** A box of the layout: CSS properties that satori supports (flexbox), and its children. */
export interface TextBox {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | TextBox[] };
}

export const textBox = (style: TextBox['props']['style'], ...children: TextBox[] | [string]): TextBox => {
  const [first] = children;
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: typeof first === 'string' ? first : (children as TextBox[]),
    },
  };
};
