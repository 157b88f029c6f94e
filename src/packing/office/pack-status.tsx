// What the last scan was, and what is still on its way.
import { useT } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useIsOnline } from '../../ui/office/use-is-online.ts';
import page from '../../ui/office/work-page.module.css';
import styles from './pack-page.module.css';
import { packingRefusals } from './packing-refusals.ts';
import type { PackingMessage } from './use-packing.ts';

type PackStatusProps = {
  message: PackingMessage | null;
  /** Another one for everything that is said. */
  turn: number;
  waiting: number;
};

export function PackStatus({ message, turn, waiting }: PackStatusProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const isRight = message?.kind === 'counted';
  return (
    <div className={classNames(layout.stack, layout.tight, styles.status)}>
      <div role="status">
        {isOnline ? null : <p className={page.soft}>{t('pack.offline')}</p>}
        {waiting > 0 ? <p className={page.soft}>{t('pack.waitingScans', { count: waiting })}</p> : null}
        {isRight ? (
          <p className={styles.right} key={turn}>
            {textOf(t, message)}
          </p>
        ) : null}
      </div>
      {/* A new element for each: the same mistake twice is said twice. */}
      {message && !isRight && message.kind !== 'opened' ? (
        <Notice kind="error" key={turn}>
          {textOf(t, message)}
        </Notice>
      ) : null}
    </div>
  );
}

function textOf(t: Translate, message: PackingMessage): string {
  switch (message.kind) {
    case 'counted':
      return t('pack.counted', { title: message.title });
    case 'full':
      return t('pack.full', { title: message.title });
    case 'wrong':
      return t('pack.wrong', { title: message.title ?? '' });
    case 'unknown':
      return t('pack.unknown', { code: message.code });
    case 'taken':
      return t('pack.taken', { number: message.number, name: message.packer });
    case 'notSaved':
      return t('pack.notSaved');
    case 'opened':
      return '';
    case 'refused': {
      const { number, refusal, packer } = message.refused;
      return t(refusalMessage(packingRefusals, refusal, 'pack.notToPack'), { number, name: packer ?? '' });
    }
  }
}
