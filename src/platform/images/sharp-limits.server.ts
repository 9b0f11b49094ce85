import sharp from 'sharp';

// Only the loaders of the accepted types, from memory: SVG, GIF, TIFF, PDF and every path are out of reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

// Two images at once are the parallelism; an upload is decoded once, so nothing is worth keeping.
sharp.concurrency(1);
sharp.cache(false);
