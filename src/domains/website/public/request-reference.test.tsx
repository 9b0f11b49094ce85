import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RequestReference, ShownReference } from './request-reference.tsx';

describe('ShownReference', () => {
  it('shows the id of the request that rendered the document', () => {
    const html = renderToString(
      <RequestReference value="4bf92f35">
        <ShownReference label="Référence :" />
      </RequestReference>,
    );
    expect(html).toBe('<p data-reference="4bf92f35">Référence : 4bf92f35</p>');
  });

  it('shows nothing where the browser alone has failed', () => {
    expect(renderToString(<ShownReference label="Référence :" />)).toBe('');
  });
});
