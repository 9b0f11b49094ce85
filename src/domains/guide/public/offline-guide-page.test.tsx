import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import OfflineGuidePage from './offline-guide-page.tsx';

describe('OfflineGuidePage', () => {
  it('runs the search once the whole document is read, however early its file arrives', () => {
    const html = renderToStaticMarkup(<OfflineGuidePage />);
    // React moves an asynchronous script into the head, where it can run before the field exists.
    expect(html.match(/<script[^>]*guide-search[^>]*>/g)).toEqual(['<script src="/admin/guide-search.js" defer="">']);
  });
});
