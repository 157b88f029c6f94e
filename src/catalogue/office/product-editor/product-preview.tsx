// The product's page as it will be, from what is typed and not saved yet. Where something cannot be read, what could be read
// last stays.
import { useMemo, useRef } from 'react';
import { urlOf } from '../../../addresses.ts';
import { useApp } from '../../../app-instance.tsx';
import { isLocale } from '../../../i18n/locales.ts';
import { Notice } from '../../../ui/notice.tsx';
import { loadPreviewTexts } from '../../../ui/office/preview/late-shop-preview.ts';
import { ShopPreview } from '../../../ui/office/preview/shop-preview.tsx';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import page from '../../../ui/office/work-page.module.css';
import { patchOf } from '../editor/patch-of.ts';
import styles from '../editor/product-editor.module.css';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext, ProductForm } from '../editor/product-part.ts';
import { productFormOf, readProductForm } from './product-form.ts';

type ProductPreviewProps = { form: ProductForm; shown: ShownProduct | null; context: PartContext };

export const bindProductPreview = () => withLateTexts(ProductPreview, loadPreviewTexts);

/** Settings show as they are in force. */
const settings = {};

function ProductPreview({ form, shown, context }: ProductPreviewProps) {
  const { t } = useApp();
  const { markets } = context.choices;
  const latest = useRef<string>(undefined);
  const { content, problems } = readProductForm(form, context);
  // With two thousand variants, it takes longer than a key may.
  const saved = useMemo(() => readProductForm(productFormOf(shown, context), context).content, [shown, context]);
  if (problems.length === 0) latest.current = JSON.stringify(patchOf(content, saved));
  const languages = [...new Set(markets.map(({ language }) => language).filter(isLocale))];
  if (latest.current === undefined) return <Notice kind="info">{t('preview.invalid')}</Notice>;
  return (
    <div className={`${page.panel} ${styles.preview}`}>
      <ShopPreview
        pathIn={(locale) => urlOf('product', { locale, product: shown?.handle ?? 'new' })}
        parts={{ product: { id: shown?.id ?? null, patch: latest.current } }}
        textOfFaults={(messages) => (messages.includes('PriceMissing') ? 'preview.unpriced' : null)}
        {...{ languages, settings }}
      />
    </div>
  );
}
