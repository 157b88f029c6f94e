// Says in the header that changes are not told, and since when. Screen readers are told of new orders.
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { languageOf } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './live-notice.module.css';
import { latestOrders, liveStatus } from './live-status.ts';
import { loadLiveTexts } from './live-texts.ts';

export async function bindLiveNotice(): Promise<ComponentType> {
  const textsIn = await bindLateTexts(loadLiveTexts);
  return () => <LiveNotice t={textsIn(useApp().locale)} />;
}

function LiveNotice({ t }: { t: Translate }) {
  const {
    locale,
    shop: { timeZone },
  } = useApp();
  const { data: status } = useQuery(liveStatus);
  const { data: numbers = [] } = useQuery(latestOrders);
  const { languageTag } = languageOf(locale);
  const time = new Intl.DateTimeFormat(languageTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return (
    <>
      {/* The live region is there before its text. */}
      <span role="status">
        <VisuallyHidden>
          {numbers.length > 0 ? t('live.newOrder', { count: numbers.length, numbers: numbers.join(', ') }) : ''}
        </VisuallyHidden>
      </span>
      {status && !status.isLive ? (
        <span className={styles.notice}>
          <span className={styles.dot} aria-hidden="true" />
          {t('live.notLive', { time: time.format(status.updatedAt) })}
        </span>
      ) : null}
    </>
  );
}
