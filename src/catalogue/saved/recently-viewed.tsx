// What the shopper looked at last, and the switch for it. Off, which it is until somebody presses it, nothing is stored.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId, useRef } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useFirstReading } from '../../ui/fields/use-first-reading.ts';
import { ProductGrid } from '../product-card.tsx';
import styles from './saved.module.css';
import { recentlyViewed, useHandleList } from './saved-products.ts';
import { savedQuery } from './saved-queries.ts';

type RecentlyViewedProps = {
  /** The product of the page: it is looked at now, and was stored with the press. */
  current?: string;
  /** Whether to stay silent for somebody who has it off. */
  isOnlyWhenOn?: boolean;
};

const loadSavedTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/wishlist/saved.ts`));

/** Binds the part with words that the first view does without. */
export async function bindRecentlyViewed(): Promise<ComponentType<RecentlyViewedProps>> {
  const textsIn = await bindLateTexts(loadSavedTexts);
  return (props) => <RecentlyViewed {...props} t={textsIn(useApp().locale)} />;
}

const MOST_SHOWN = 8;

function RecentlyViewed({ current, isOnlyWhenOn, t }: RecentlyViewedProps & { t: Translate }) {
  const { locale, showToast } = useApp();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const viewed = useHandleList(recentlyViewed);
  const isOn = Boolean(viewed);
  const others = (viewed ?? []).filter((handle) => handle !== current);
  const { data } = useQuery({
    ...savedQuery(locale, others),
    enabled: others.length > 0,
    placeholderData: (old) => old,
  });
  const found = new Map(data?.productsByHandle.map(({ handle, card }) => [handle, card]));
  const products = others.flatMap((handle) => found.get(handle) ?? []).slice(0, MOST_SHOWN);

  const turn = (isTurnedOn: boolean) => {
    const isStored = recentlyViewed.write(isTurnedOn ? (current ? [current] : []) : null);
    if (!isStored) showToast({ kind: 'error', text: t('saved.notStored') });
  };
  useFirstReading(() => {
    if (box.current?.checked && !recentlyViewed.read()) turn(true);
  });
  if (isOnlyWhenOn && products.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby={products.length > 0 ? id : undefined}>
      {products.length > 0 ? (
        <>
          <h2 id={id}>{t('saved.viewed')}</h2>
          <ProductGrid products={products} heading="h3" />
        </>
      ) : null}
      <div className={styles.choice}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            ref={box}
            checked={isOn}
            aria-checked={isOn}
            aria-describedby={`${id}-stored`}
            onChange={({ currentTarget }) => turn(currentTarget.checked)}
          />
          {t('saved.showViewed')}
        </label>
        <p className={styles.stored} id={`${id}-stored`}>
          {t('saved.whatIsStored')}
        </p>
      </div>
    </section>
  );
}
