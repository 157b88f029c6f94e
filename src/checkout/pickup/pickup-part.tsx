// The finder of lockers and counters is a chunk of its own: who has parcels brought to the door never loads it.
// The server has it from the start, so that its results are in the page without scripts too.
import { type ComponentProps, Suspense, use } from 'react';
import { useT } from '../../app-instance.tsx';
import { Notice } from '../../ui/notice.tsx';
// Sheets belong to pages: that of a chunk would come too late.
import './pickup-finder.module.css';
import type { PickupFinder } from './pickup-finder.tsx';

type Finder = Pick<typeof import('./pickup-finder.tsx'), 'PickupFinder'>;

let loaded: Finder | undefined;
let loading: Promise<Finder> | undefined;

/** Never rejects: where the chunk cannot be had the shopper is told, and choosing the method again tries again. */
export function loadPickupFinder(): Promise<Finder> {
  loading ??= import('./pickup-finder.tsx').then(
    (finder) => {
      loaded = finder;
      return finder;
    },
    () => {
      loading = undefined;
      return { PickupFinder: MissingFinder };
    },
  );
  return loading;
}

export function PickupPart(props: ComponentProps<typeof PickupFinder>) {
  const t = useT();
  return (
    <Suspense fallback={<p role="status">{t('pickup.searching')}</p>}>
      <LoadedFinder {...props} />
    </Suspense>
  );
}

function LoadedFinder(props: ComponentProps<typeof PickupFinder>) {
  const { PickupFinder: Finder } = loaded ?? use(loadPickupFinder());
  return <Finder {...props} />;
}

function MissingFinder() {
  const t = useT();
  return <Notice kind="error">{t('pickup.failed')}</Notice>;
}
