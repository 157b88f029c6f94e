// The finder of lockers and counters is a chunk of its own: who has parcels brought to the door never loads it.
// The server has it from the start, so that its results are in the page without scripts too.
import { type ComponentType, Suspense, use } from 'react';
import { useApp, useT } from '../../app-instance.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { Notice } from '../../ui/notice.tsx';
// Sheets belong to pages: that of a chunk would come too late.
import './pickup-finder.module.css';
import type { PickupFinderProps } from './pickup-finder.tsx';

type Finder = { PickupFinder: ComponentType<PickupFinderProps> };

const loaded = new Map<Locale, Finder>();
const loading = new Map<Locale, Promise<Finder>>();

/** Never rejects: where the chunk cannot be had the shopper is told, and choosing the method again tries again. */
export function loadPickupFinder(locale: Locale): Promise<Finder> {
  const finder = loading.get(locale) ?? fetchFinder(locale);
  loading.set(locale, finder);
  return finder;
}

async function fetchFinder(locale: Locale): Promise<Finder> {
  try {
    const { bindPickupFinder } = await import('./pickup-finder.tsx');
    const finder = { PickupFinder: await bindPickupFinder(locale) };
    loaded.set(locale, finder);
    return finder;
  } catch {
    loading.delete(locale);
    return { PickupFinder: MissingFinder };
  }
}

export function PickupPart(props: PickupFinderProps) {
  const t = useT();
  return (
    <Suspense fallback={<p role="status">{t('pickup.searching')}</p>}>
      <LoadedFinder {...props} />
    </Suspense>
  );
}

function LoadedFinder(props: PickupFinderProps) {
  const { locale } = useApp();
  const { PickupFinder: Finder } = loaded.get(locale) ?? use(loadPickupFinder(locale));
  return <Finder {...props} />;
}

function MissingFinder() {
  const t = useT();
  return <Notice kind="error">{t('pickup.failed')}</Notice>;
}
