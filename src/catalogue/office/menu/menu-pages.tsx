// The pages that stand behind the collections of the menu.
import { useApp } from '../../../app-instance.tsx';
import { MOST_MENU_PAGES } from '../../../shop/menu-limits.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import styles from './menu-editor.module.css';
import { type EditedMenu, type MenuForm, moved } from './menu-form.ts';
import { MenuRow } from './menu-row.tsx';

type Props = { shown: EditedMenu; form: MenuForm; say(text: string): void; onChange(pages: string[]): void };

export function MenuPages({ shown, form: { pages }, say, onChange }: Props) {
  const { t } = useApp();
  const titleOf = (slug: string) => shown.pages.find((each) => each.slug === slug)?.title ?? slug;
  const free = shown.pages.filter(({ slug }) => !pages.includes(slug));
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('menuEditor.pages')}</h2>
      <p className={layout.aside}>{t('menuEditor.pagesHint')}</p>
      <ol className={styles.list}>
        {pages.map((slug, at) => (
          <MenuRow
            key={slug}
            id={`page ${slug}`}
            title={titleOf(slug)}
            note={shown.pages.some((each) => each.slug === slug) ? '' : t('menuEditor.gonePage')}
            {...{ at, count: pages.length, order: pages.map((each) => `page ${each}`) }}
            removeLabel={t('menuEditor.removePage', { title: titleOf(slug) })}
            onMove={(id, to) => {
              const name = id.replace('page ', '');
              onChange(moved(pages, name, to));
              say(t('menuEditor.moved', { title: titleOf(name), place: to + 1, count: pages.length }));
            }}
            onRemove={() => {
              onChange(pages.filter((each) => each !== slug));
              say(t('menuEditor.hiddenNow', { title: titleOf(slug) }));
            }}
          />
        ))}
      </ol>
      {free.length > 0 && pages.length < MOST_MENU_PAGES ? (
        <SelectField
          label={t('menuEditor.addPage')}
          value=""
          onChange={({ target }) => {
            onChange([...pages, target.value]);
            say(t('menuEditor.shown', { title: titleOf(target.value) }));
          }}
        >
          <option value="">{t('menuEditor.choosePage')}</option>
          {free.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : null}
    </section>
  );
}
