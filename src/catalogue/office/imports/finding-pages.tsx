// The way to more of what was found in a file, beside the page's own address.
import { useT } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { Place } from './import-queries.ts';

export function FindingPages({ ends: { before, after }, onGo }: { ends: Place; onGo(place: Place): void }) {
  const t = useT();
  if (before == null && after == null) return null;
  return (
    <div className={layout.row}>
      {after == null ? null : (
        <Button size="small" onClick={() => onGo({ after })}>
          {t('list.previous')}
        </Button>
      )}
      {before == null ? null : (
        <Button size="small" onClick={() => onGo({ before })}>
          {t('list.next')}
        </Button>
      )}
    </div>
  );
}
