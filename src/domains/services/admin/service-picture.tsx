import { IconBuildingWarehouse, IconDroplet, IconHammer, IconHome, IconLeaf, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { getImageKey, type ImageWidth, imagePath } from '#src/domains/media/media.contract.ts';
import { getTrade, type Trade } from '../trade.rules.ts';
import classes from './service-picture.module.css';

const DRAWINGS: Record<Trade, typeof IconHome> = {
  charpente: IconBuildingWarehouse,
  couverture: IconHome,
  zinguerie: IconDroplet,
  demoussage: IconLeaf,
  isolation: IconHome,
  reparation: IconTool,
  installation: IconHammer,
  nettoyage: IconLeaf,
  gouttieres: IconDroplet,
  fenetres: IconHome,
};

interface ServicePictureProps {
  title: string;
  /** Address or data URL; empty for no picture. */
  image: string;
  alt: string;
  isSmall?: boolean;
  width?: ImageWidth;
}

const getFile = (image: string, width: ImageWidth): string => {
  const key = getImageKey(image);
  return key === undefined ? image : imagePath(key, width);
};

/** Renders a service's picture, or its trade icon when there is no picture or it fails to load. */
export function ServicePicture({ title, image, alt, isSmall = false, width = 400 }: ServicePictureProps) {
  const [broken, setBroken] = useState('');
  const trade = getTrade(title);
  const Drawing = trade === undefined ? IconTool : DRAWINGS[trade];
  return (
    <div className={classes.frame} data-small={isSmall || undefined}>
      {image === '' || broken === image ? (
        <div className={classes.drawing} data-trade={trade} data-fallback>
          <Drawing size={isSmall ? 22 : 48} stroke={1.4} aria-hidden />
        </div>
      ) : (
        <img
          src={getFile(image, width)}
          alt={alt}
          width={400}
          height={260}
          loading="lazy"
          className={classes.picture}
          onError={() => setBroken(image)}
        />
      )}
    </div>
  );
}
