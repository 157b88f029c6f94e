// A discount code: a new one, or one that is known.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { DiscountEditorForm } from './discount-editor.tsx';
import { discountChoicesQuery, discountQuery, NEW_CODE } from './discount-queries.ts';
import { loadDiscountTexts } from './load-discount-texts.ts';

export const loadTexts = joinTexts(loadDiscountTexts, loadEditorTexts);

export const load: PageLoad = (queryClient, { params }) =>
  Promise.all([
    queryClient.ensureQueryData(discountQuery(params.id)),
    queryClient.ensureQueryData(discountChoicesQuery),
  ]);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  if (location.params.id === NEW_CODE) return { title: t('discounts.new') };
  const code = queryClient.getQueryData(discountQuery(location.params.id).queryKey)?.discountCode;
  return code ? { title: code.code } : { title: t('discounts.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { id } = location.params;
  const { discountCode: code } = useSuspenseQuery(discountQuery(id)).data;
  if (code || id === NEW_CODE) return <DiscountEditorForm key={id} code={code ?? null} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('discounts.missing')}
      </h1>
      <p>
        <PageLink to={officeUrlOf('discounts')}>{t('discounts.toList')}</PageLink>
      </p>
    </div>
  );
};
