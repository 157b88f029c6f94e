// A product in its editor: a new one, or one that is known.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadRichTextTexts } from '../../ui/rich-text/load-rich-text-texts.ts';
import { loadProductEditorTexts } from './editor/load-product-editor-texts.ts';
import { editedProductQuery, NEW_PRODUCT, productEditorChoicesQuery } from './editor/product-editor-queries.ts';
import { loadPictureTexts } from './pictures/load-picture-texts.ts';
import { ProductEditorForm, titleOf } from './product-editor/product-editor-form.tsx';

export const loadTexts = joinTexts(loadProductEditorTexts, loadPictureTexts, loadEditorTexts, loadRichTextTexts);

export const load: PageLoad = (queryClient, { params }) =>
  Promise.all([
    queryClient.ensureQueryData(editedProductQuery(params.id)),
    queryClient.ensureQueryData(productEditorChoicesQuery),
  ]);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  if (location.params.id === NEW_PRODUCT) return { title: t('productEditor.new') };
  const product = queryClient.getQueryData(editedProductQuery(location.params.id).queryKey)?.editedProduct;
  const choices = queryClient.getQueryData(productEditorChoicesQuery.queryKey)?.productEditorChoices;
  return product
    ? { title: titleOf(product, choices?.languages ?? []) }
    : { title: t('productEditor.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { id } = location.params;
  const { editedProduct: product } = useSuspenseQuery(editedProductQuery(id)).data;
  if (product || id === NEW_PRODUCT) return <ProductEditorForm key={id} shown={product ?? null} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('productEditor.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('products')}>{t('productEditor.toList')}</PageLink>
      </p>
    </div>
  );
};
