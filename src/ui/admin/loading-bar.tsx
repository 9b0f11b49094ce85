import { useNavigation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './loading-bar.module.css';

/** A thin line along the top while the next screen is on its way; unseen when it comes at once. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return <div role="progressbar" aria-label={ADMIN_TEXTS.loading} className={classes.bar} />;
}
