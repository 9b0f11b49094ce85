/** A box of the layout: CSS properties as satori understands them (flexbox), and what stands in it. */
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
