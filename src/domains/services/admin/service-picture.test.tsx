import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ServicePicture } from './service-picture.tsx';

const KEY = '0123456789abcdef0123456789abcdef';
const markup = (image: string, title = 'Pose de gouttières') =>
  renderToStaticMarkup(<ServicePicture title={title} image={image} alt="Chéneau" />);

describe('ServicePicture', () => {
  it('uses the small file of a stored picture, and any other address unchanged', () => {
    expect(markup(`/media/${KEY}-1200.webp`)).toContain(`src="/media/${KEY}-400.webp" alt="Chéneau"`);
    expect(markup('data:image/png;base64,aGk=')).toContain('src="data:image/png;base64,aGk="');
  });

  it('draws the trade icon for a title without a picture', () => {
    expect(markup('')).toContain('data-trade="gouttieres"');
    expect(markup('', 'Divers')).toContain('data-fallback');
    expect(markup('')).not.toContain('<img');
  });
});
