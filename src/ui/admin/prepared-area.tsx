import {
  Activity,
  Component,
  memo,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import {
  IDLE_NAVIGATION,
  UNSAFE_DataRouterNavigationContext as NavigationState,
  NavigationType,
  UNSAFE_LocationContext as Place,
} from 'react-router';
import { followScreens, getScreens, type PreparedScreen, removeScreen, removeScreens } from './prepared-screens.ts';
import { type ScreenRights, ScreenRightsProvider } from './screen-rights.ts';

const NONE: readonly PreparedScreen[] = [];
const IDLE = { navigation: IDLE_NAVIGATION, revalidation: 'idle' } as const;

/** Returns the address as a screen sees it that one has gone to by a link without a query. */
const toPlace = (pathname: string) => ({
  location: { pathname, search: '', hash: '', state: null, key: 'prepared' },
  navigationType: NavigationType.Push,
});

interface FailureProps {
  onFailure: () => void;
  children: ReactNode;
}

/** A prepared screen that fails is removed: it is then rendered in its place, whose own boundary states the failure. */
class Failure extends Component<FailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface AddressProps {
  path: string;
  isShown: boolean;
  children: ReactNode;
}

/**
 * Lets a screen see its own address until it is shown, and that of the window from then on: one render later, since the
 * two differ in nothing that shows.
 */
function Address({ path, isShown, children }: AddressProps) {
  const [own] = useState(() => toPlace(path));
  const here = use(Place);
  const now = use(NavigationState);
  const place = useDeferredValue(isShown ? here : own);
  const navigation = useDeferredValue(isShown ? now : IDLE);
  return (
    <Place value={place}>
      <NavigationState value={navigation}>{children}</NavigationState>
    </Place>
  );
}

interface ScreenProps {
  screen: PreparedScreen;
  rights: ScreenRights;
}

const Rendered = memo(({ render, loaded }: Pick<PreparedScreen, 'render' | 'loaded'>) => render(loaded as never));
Rendered.displayName = 'Rendered';

function Screen({
  screen: { path, container, loaded, render, isShown },
  rights: { canChange, canExport },
}: ScreenProps) {
  const rights = useMemo(() => ({ canChange, canExport }), [canChange, canExport]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {createPortal(
        <Failure onFailure={() => removeScreen(container)}>
          <Address path={path} isShown={isShown}>
            <ScreenRightsProvider value={rights}>
              <Rendered render={render} loaded={loaded} />
            </ScreenRightsProvider>
          </Address>
        </Failure>,
        container,
      )}
    </Activity>
  );
}

/** Renders the screens that are prepared, whose places are elsewhere. */
export function PreparedArea({ rightsAt }: { rightsAt: (path: string) => ScreenRights }) {
  const screens = useSyncExternalStore(followScreens, getScreens, () => NONE);
  useEffect(() => removeScreens, []);
  return screens.map((screen) => <Screen key={screen.path} screen={screen} rights={rightsAt(screen.path)} />);
}
