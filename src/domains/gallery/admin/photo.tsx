import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { getImageKey, type ImageWidth, imagePath } from '#src/domains/media/media.contract.ts';
import classes from './gallery.module.css';

interface PhotoProps {
  image: string;
  alt: string;
  width?: ImageWidth;
}

/** Shows a photo of a work; a drawing appears when it cannot be loaded. */
export function Photo({ image, alt, width = 400 }: PhotoProps) {
  const [broken, setBroken] = useState('');
  const key = getImageKey(image);
  if (image === '' || broken === image) {
    return (
      <div className={classes.missing} role="img" aria-label={alt}>
        <IconPhotoOff size={40} stroke={1.4} aria-hidden />
      </div>
    );
  }
  return (
    <img
      src={key === undefined ? image : imagePath(key, width)}
      alt={alt}
      width={400}
      height={300}
      loading="lazy"
      className={classes.photo}
      onError={() => setBroken(image)}
    />
  );
}
