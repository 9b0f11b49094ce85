import { useNavigation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './loading-bar.module.css';

/** Thin bar at the top while the next screen loads; invisible when it loads at once. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return <div role="progressbar" aria-label={ADMIN_TEXTS.loading} className={classes.bar} />;
}
