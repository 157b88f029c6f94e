// The heart of a product. It stores nothing until it is pressed.
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { HeartIcon } from '../../icons/heart-icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './kept.module.css';
import { forget, type KeepOutcome, keep, useHandleList, wishlist } from './kept-products.ts';
import { MOST_KEPT } from './read-handles.ts';

const loadKeptTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/wishlist/kept.ts`));

/** Words that no first view needs. */
export const bindKeptTexts = () => bindLateTexts(loadKeptTexts);

const refusals: Record<Exclude<KeepOutcome, 'KEPT'>, MessageKey> = {
  FULL: 'kept.full',
  NOT_STORED: 'kept.notStored',
};

/** Keeps products, or says why that is not possible. `t`: with the texts of `kept`. */
export function useKeep(t: Translate): (handles: readonly string[]) => void {
  const { showToast } = useApp();
  return (handles) => {
    const outcome = keep(handles);
    if (outcome !== 'KEPT') showToast({ kind: 'error', text: t(refusals[outcome], { count: MOST_KEPT }) });
  };
}

type KeepButtonProps = {
  handle: string;
  /** With the texts of `kept`. */
  t: Translate;
  /** Leads to the wishlist, once the product is on it. */
  isLinked?: boolean;
};

export function KeepButton({ handle, t, isLinked }: KeepButtonProps) {
  const { locale } = useApp();
  const isKept = useHandleList(wishlist)?.includes(handle) ?? false;
  const keepAll = useKeep(t);
  return (
    <div className={styles.keep}>
      <button
        className={styles.heart}
        type="button"
        aria-pressed={isKept}
        onClick={() => (isKept ? forget([handle]) : keepAll([handle]))}
      >
        <HeartIcon />
        {t('kept.keep')}
      </button>
      {isKept && isLinked ? (
        <PageLink className={styles.see} to={urlOf('wishlist', { locale })}>
          {t('kept.see')}
        </PageLink>
      ) : null}
    </div>
  );
}
