// Whether header and footer lead to what the shop has written with a date.
import { useApp } from '../../../app-instance.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import type { MenuForm } from './menu-form.ts';

type Props = Pick<MenuForm, 'articles'> & { onChange(articles: MenuForm['articles']): void };

export function MenuArticles({ articles, onChange }: Props) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('menuEditor.articles')}</h2>
      <div className={layout.stack}>
        <p className={layout.aside}>{t('menuEditor.articlesHint')}</p>
        <CheckboxField
          label={t('menuEditor.articlesInHeader')}
          checked={articles.header}
          onChange={({ target }) => onChange({ ...articles, header: target.checked })}
        />
        <CheckboxField
          label={t('menuEditor.articlesInFooter')}
          checked={articles.footer}
          onChange={({ target }) => onChange({ ...articles, footer: target.checked })}
        />
      </div>
    </section>
  );
}
