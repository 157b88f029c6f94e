// The heart of a product. It stores nothing until it is pressed.
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { HeartIcon } from '../../icons/heart-icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ScriptButton } from '../../ui/script-button.tsx';
import { MOST_SAVED } from './read-handles.ts';
import styles from './saved.module.css';
import { forget, type SaveOutcome, save, useHandleList, wishlist } from './saved-products.ts';

const loadSavedTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/wishlist/saved.ts`));

/** Words that no first view needs. */
export const bindSavedTexts = () => bindLateTexts(loadSavedTexts);

const refusals: Record<Exclude<SaveOutcome, 'SAVED'>, MessageKey> = {
  FULL: 'saved.full',
  NOT_STORED: 'saved.notStored',
};

/** Saves products, or says why that is not possible. `t`: with the texts of `saved`. */
export function useSave(t: Translate): (handles: readonly string[]) => void {
  const { showToast } = useApp();
  return (handles) => {
    const outcome = save(handles);
    if (outcome !== 'SAVED') showToast({ kind: 'error', text: t(refusals[outcome], { count: MOST_SAVED }) });
  };
}

type SaveButtonProps = {
  handle: string;
  /** Comes with the texts of `saved`. */
  t: Translate;
  /** Leads to the wishlist, once the product is on it. */
  isLinked?: boolean;
};

export function SaveButton({ handle, t, isLinked }: SaveButtonProps) {
  const { locale } = useApp();
  const isSaved = useHandleList(wishlist)?.includes(handle) ?? false;
  const saveAll = useSave(t);
  return (
    <div className={styles.save}>
      <ScriptButton
        className={styles.heart}
        aria-pressed={isSaved}
        onClick={() => (isSaved ? forget([handle]) : saveAll([handle]))}
      >
        <HeartIcon />
        {t('saved.save')}
      </ScriptButton>
      {isSaved && isLinked ? (
        <PageLink className={styles.see} to={urlOf('wishlist', { locale })}>
          {t('saved.see')}
        </PageLink>
      ) : null}
    </div>
  );
}
