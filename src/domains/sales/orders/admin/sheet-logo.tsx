import { useBrandLogo } from '#src/ui/admin/brand.ts';
import classes from './sheet-logo.module.css';

/** Shows the company's logo at the top of a printed sheet; nothing without one. */
export function SheetLogo({ name }: { name: string }) {
  const logo = useBrandLogo();
  return logo === undefined ? null : <img className={classes.logo} {...logo} alt={name} />;
}
