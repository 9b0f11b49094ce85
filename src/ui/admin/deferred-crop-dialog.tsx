import { type ComponentProps, lazy, Suspense } from 'react';

// Its slider is a tenth of a screen, and few pictures are cropped.
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** `CropDialog`, loaded when it opens. */
export const DeferredCropDialog = (props: ComponentProps<typeof CropDialog>) => (
  <Suspense>
    <CropDialog {...props} />
  </Suspense>
);
