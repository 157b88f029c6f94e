// The other places of a product: on its page, as it will be and as it is, in the history, and once more as a copy.
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { urlOf } from '../../../addresses.ts';
import { useApp } from '../../../app-instance.tsx';
import { isLocale } from '../../../i18n/locales.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { signedInStaffQuery } from '../../../staff/office/staff-queries.ts';
import { useMay } from '../../../staff/office/use-may.ts';
import { Button, FileButton, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext } from '../editor/product-part.ts';
import { skusToReduce } from '../editor/skus-to-reduce.ts';
import { productHref } from '../product-href.ts';
import type { useProductEditor } from './use-product-editor.ts';

const ProductPreview = lazy(async () => ({
  default: await (await import('./product-preview.tsx')).bindProductPreview(),
}));

type ProductLinksProps = {
  shown: ShownProduct | null;
  editor: ReturnType<typeof useProductEditor>;
  context: PartContext;
};

export function ProductLinks({ shown, editor, context }: ProductLinksProps) {
  const { t } = useApp();
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <>
      <div className={classNames(layout.row, layout.tight)}>
        <Button size="small" kind="quiet" aria-expanded={isPreviewed} onClick={() => setPreviewed((before) => !before)}>
          {t('productEditor.preview')}
        </Button>
        {shown ? <LinksOfSaved {...{ shown, editor, context }} /> : null}
      </div>
      {isPreviewed ? (
        <Suspense>
          <ProductPreview {...{ shown, context }} form={editor.form} />
        </Suspense>
      ) : null}
    </>
  );
}

function LinksOfSaved({ shown, editor, context }: ProductLinksProps & { shown: ShownProduct }) {
  const { markets } = context.choices;
  const { t } = useApp();
  const maySetPrices = useMay()(['prices.write']);
  const [, navigate] = useLocation();
  const copying = useOperationMutation('ProductsDuplicate');
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  const duplicate = async () => {
    const { duplicateOnce } = await import('./duplicate-once.ts');
    const made = await duplicateOnce(copying.mutateAsync, shown.id, signedInStaff?.id ?? '');
    if (made) navigate(productHref(made));
  };
  const locale = markets[0]?.language;
  const skus = skusToReduce(shown);
  return (
    <>
      {shown.state === 'published' && isLocale(locale) ? (
        <FileButton size="small" kind="quiet" href={urlOf('product', { locale, product: shown.handle })}>
          {t('productEditor.inShop')}
        </FileButton>
      ) : null}
      <LinkButton size="small" kind="quiet" to={officeUrlOf('history', { text: shown.handle })}>
        {t('productEditor.history')}
      </LinkButton>
      {skus.length > 0 && maySetPrices ? (
        <LinkButton size="small" kind="quiet" to={officeUrlOf('newReduction', { skus: skus.join(' ') })}>
          {t('productEditor.reduce')}
        </LinkButton>
      ) : null}
      {editor.isUnsaved || !maySetPrices ? null : (
        <Button size="small" kind="quiet" isBusy={copying.isPending} onClick={() => editor.run(duplicate)}>
          {t('productEditor.duplicate')}
        </Button>
      )}
    </>
  );
}
