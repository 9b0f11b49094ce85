import sharp from 'sharp';

// Only the loaders of the accepted types, from memory: SVG, GIF, TIFF, PDF and all paths are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

// Two images are processed in parallel, so each needs one thread; an upload is decoded once: no cache.
sharp.concurrency(1);
sharp.cache(false);
