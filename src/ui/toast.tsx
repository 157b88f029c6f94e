// The toast, by Radix: pauses on hover, on focus and in another window, is swiped away to the right, reached with F8.
import { Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import type { Toast } from '../app-instance.tsx';
import type { Translate } from '../i18n/translate.ts';
import { CrossIcon } from '../icons/cross-icon.tsx';
import { NoticeIcon } from '../icons/notice-icon.tsx';
import styles from './toast.module.css';

export const TOAST_DURATION_MS = 5_000;
export const TOAST_HOTKEY = 'F8';

/** `number` is the toast's: a new one replaces the last. */
export function ToastRegion({ toast, number, t }: { toast: Toast; number: number; t: Translate }) {
  return (
    <Provider label={t('error.notification')} duration={TOAST_DURATION_MS} swipeDirection="right">
      <Root
        key={number}
        className={styles.toast}
        data-kind={toast.kind}
        // Radix announces the foreground assertively, the background politely.
        type={toast.kind === 'error' ? 'foreground' : 'background'}
      >
        <NoticeIcon kind={toast.kind} />
        <Description className={styles.text}>{toast.text}</Description>
        <Close className={styles.close} aria-label={t('error.close')}>
          <CrossIcon />
        </Close>
      </Root>
      <Viewport className={styles.viewport} hotkey={[TOAST_HOTKEY]} label={t('error.notifications')} />
    </Provider>
  );
}
