// What the last scan was, and what is still on its way.
import { useSyncExternalStore } from 'react';
import { useT } from '../../app-instance.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './pack-page.module.css';
import type { Said } from './use-packing.ts';

type PackStatusProps = {
  said: Said | null;
  /** Another one for everything that is said. */
  turn: number;
  waiting: number;
};

export function PackStatus({ said, turn, waiting }: PackStatusProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const isRight = said?.kind === 'counted';
  return (
    <div className={styles.status}>
      <div role="status">
        {isOnline ? null : <p className={styles.offline}>{t('pack.offline')}</p>}
        {waiting > 0 ? <p className={styles.waiting}>{t('pack.waitingScans', { count: waiting })}</p> : null}
        {isRight ? (
          <p className={styles.right} key={turn}>
            {textOf(t, said)}
          </p>
        ) : null}
      </div>
      {/* A new element for each: the same mistake twice is said twice. */}
      {said && !isRight && said.kind !== 'opened' ? (
        <Notice kind="error" key={turn}>
          {textOf(t, said)}
        </Notice>
      ) : null}
    </div>
  );
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

function followConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function textOf(t: Translate, said: Said): string {
  switch (said.kind) {
    case 'counted':
      return t('pack.counted', { title: said.title });
    case 'full':
      return t('pack.full', { title: said.title });
    case 'wrong':
      return t('pack.wrong', { title: said.title ?? '' });
    case 'unknown':
      return t('pack.unknown', { code: said.code });
    case 'taken':
      return t('pack.taken', { number: said.number, name: said.packer });
    case 'notKept':
      return t('pack.notKept');
    case 'opened':
      return '';
    case 'refused': {
      const { number, refusal, packer } = said.refused;
      if (refusal === 'PackedByOther') return t('pack.taken', { number, name: packer ?? '' });
      return t(refusal === 'TooMany' ? 'pack.tooMany' : 'pack.notToPack', { number });
    }
  }
}
