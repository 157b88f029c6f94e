import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { LiveNotice, WaitingBar } from '../../live/office/late-live-parts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { ToSendCount } from '../../orders/office/to-send-count.tsx';
import { loadShellTexts } from '../../staff/load-shell-texts.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { pageAccess } from '../../staff/page-access.ts';
import { classNames } from '../../ui/class-names.ts';
import { AfterHydration } from '../../ui/office/after-hydration.tsx';
import { areKeysForSearch, holdKeys, takeHeldKeys } from '../../ui/office/held-keys.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ThemeSwitch } from '../../ui/shell/theme-switch.tsx';
import { SkipLink, VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountMenu, type ShownStaff } from './account-menu.tsx';
import { FindIcon, KeysIcon, MenuIcon, MoreIcon } from './office-icons.tsx';
import {
  isCurrent,
  isWithin,
  listGroups,
  listNavigation,
  type NavigationEntry,
  type NavigationGroup,
} from './office-navigation.ts';
import styles from './office-shell.module.css';
import { useOutdatedQueries } from './use-outdated-queries.ts';

// Fetched when they are first opened; their sheets are in the office's own.
const OfficeSearch = lazy(async () => ({ default: await (await import('./office-search.tsx')).loadOfficeSearch() }));
const KeysHelp = lazy(async () => ({ default: await (await import('./keys-help.tsx')).loadKeysHelp() }));

/** A phone's foot has room for so many entries; the last is then the one that opens the others. */
const MOST_AT_FOOT = 5;

type Overlay = 'search' | 'keys' | null;

type ShellProps = { shopName: string; staff: ShownStaff };

/** Whoever signs in does without its words. */
export const bindOfficeShell = () => withLateTexts(OfficeShell, loadShellTexts);

function OfficeShell(props: ShellProps) {
  useOutdatedQueries();
  const [path] = useLocation();
  const { overlay, open, close, maySearch } = useOverlay();
  const maySeeOrders = useMay()(['orders.read']);
  return (
    <>
      <Top {...props} {...{ open, maySearch }} />
      <Navigation path={path} />
      {maySeeOrders ? (
        <AfterHydration>
          <WaitingBar />
        </AfterHydration>
      ) : null}
      <Suspense>
        {overlay === 'search' ? <OfficeSearch onClose={close} /> : null}
        {overlay === 'keys' ? <KeysHelp onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** What lies over the page, and the keys that open it or lead elsewhere. */
function useOverlay() {
  const [, navigate] = useLocation();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const may = useMay();
  const maySearch = may(pageAccess.orders);
  const close = () => setOverlay(null);
  const open = (wanted: Overlay) => {
    holdKeys(close);
    setOverlay(wanted);
  };
  useEffect(() => {
    if (!areKeysForSearch()) return;
    if (maySearch) setOverlay('search');
    else takeHeldKeys();
  }, [maySearch]);
  useOfficeKeys({
    ...(maySearch && { '/': () => open('search') }),
    ...Object.fromEntries(
      listNavigation(may).flatMap(({ letter, route }) =>
        letter ? [[letter, () => navigate(officeUrlOf(route))]] : [],
      ),
    ),
    '?': () => open('keys'),
  });
  return { overlay, open, close, maySearch };
}

type TopProps = ShellProps & { open(wanted: Overlay): void; maySearch: boolean };

function Top({ shopName, staff, open, maySearch }: TopProps) {
  const { locale, t } = useApp();
  return (
    <header className={styles.top}>
      <SkipLink>{t('site.skip')}</SkipLink>
      {/* Another surface: by a full load. */}
      <a className={styles.shop} href={urlOf('home', { locale })} title={t('office.toShop')}>
        {shopName}
      </a>
      {maySearch ? (
        <button type="button" className={styles.find} onClick={() => open('search')}>
          <FindIcon />
          <span className={styles.findText}>{t('shell.find')}</span>
          <span className={classNames(controls.key, styles.key)} aria-hidden="true">
            /
          </span>
        </button>
      ) : null}
      <span className={styles.tools}>
        <AfterHydration>
          <LiveNotice />
        </AfterHydration>
        <button type="button" className={classNames(controls.icon, styles.tool)} onClick={() => open('keys')}>
          <KeysIcon />
          <VisuallyHidden>{t('shell.keys')}</VisuallyHidden>
        </button>
        <ThemeSwitch />
        <AccountMenu staff={staff} />
      </span>
    </header>
  );
}

function Navigation({ path }: { path: string }) {
  const { t } = useApp();
  const id = useId();
  const groups = listGroups(useMay());
  const atFoot = groups.length > MOST_AT_FOOT ? groups.slice(0, MOST_AT_FOOT - 1) : groups;
  const hasMore = atFoot.length < groups.length || groups.some(({ entries }) => entries.length > 0);
  const isElsewhere = !atFoot.some(({ head }) => isCurrent(head, path));
  return (
    <nav className={styles.navigation} aria-label={t('shell.navigation')}>
      <div className={styles.foot}>
        {atFoot.map(({ head }) => (
          <Entry key={head.route} entry={head} path={path} />
        ))}
        {hasMore ? (
          <button type="button" className={styles.more} popoverTarget={id} data-current={isElsewhere || undefined}>
            <MoreIcon />
            {t('shell.more')}
          </button>
        ) : null}
      </div>
      {/* Closed by the page that it leads to. */}
      <div key={path} id={id} popover="auto" className={styles.all}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.head.route} group={group} path={path} />
          ))}
        </div>
      </div>
    </nav>
  );
}

function Group({ group, path }: { group: NavigationGroup; path: string }) {
  const { head, entries } = group;
  // A group that is called after none of its pages leads to its first.
  const isNamed = entries.some(({ route }) => route === head.route);
  return (
    <div className={styles.group} data-open={isWithin(group, path) || undefined}>
      <Entry entry={head} path={isNamed ? '' : path} />
      {entries.length > 0 ? (
        <div className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.route} entry={entry} path={path} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Entry({ entry, path }: { entry: NavigationEntry; path: string }) {
  const { t } = useApp();
  const may = useMay();
  return (
    <PageLink
      to={officeUrlOf(entry.route)}
      className={styles.entry}
      aria-current={isCurrent(entry, path) ? 'page' : undefined}
    >
      <MenuIcon drawing={entry.drawing} />
      {t(entry.label)}
      {entry.isCounted && may(pageAccess.pack) ? <ToSendCount /> : null}
    </PageLink>
  );
}
