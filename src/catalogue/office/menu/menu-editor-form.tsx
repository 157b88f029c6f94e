// The editor of the menu: what stands in it, what does not, and the pages behind the collections.
import { useState } from 'react';
import { urlOf } from '../../../addresses.ts';
import { useApp } from '../../../app-instance.tsx';
import { LateWritingEffects } from '../../../content/office/late-writing-effects.ts';
import { isLocale, type Locale } from '../../../i18n/locales.ts';
import { MOST_UNNAMED } from '../../../shop/menu-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import { LateShopPreview } from '../../../ui/office/preview/late-shop-preview.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../../ui/record-editor/record-editor-frame.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import home from '../home/home-editor.module.css';
import { describeMenuField } from './describe-menu-field.ts';
import { MenuArticles } from './menu-articles.tsx';
import styles from './menu-editor.module.css';
import { type EditedMenu, type MenuForm, menuIn, moved, shownAgain, takenOut } from './menu-form.ts';
import { MenuPages } from './menu-pages.tsx';
import { MenuRow } from './menu-row.tsx';
import { useMenuEditor } from './use-menu-editor.ts';

const fillings = Array.from({ length: MOST_UNNAMED + 1 }, (_, count) => count);

export function MenuEditorForm({ shown }: { shown: EditedMenu }) {
  const { t } = useApp();
  const editor = useMenuEditor(shown);
  const [said, say] = useState('');
  const { form, update, change, refused } = editor;
  return (
    <RecordEditorFrame
      editor={editor}
      title={t('menuEditor.title')}
      saveKind="primary"
      isHeadKept
      actions={(saveButton) => saveButton}
      headEnd={
        <AfterHydration>
          <LateWritingEffects
            what="navigation"
            id={null}
            data={editor.isUnsaved ? JSON.stringify(form) : null}
            by="save"
          />
        </AfterHydration>
      }
      problem={refused && t('menuEditor.failed')}
      describe={(collision) => describeMenuField(collision, t)}
    >
      {/* Whoever does not see the list hears what has become of it. */}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={home.columns}>
        <div className={layout.stack}>
          <p className={layout.aside}>{t('menuEditor.intro')}</p>
          <Collections {...{ shown, form, update, say }} />
          <MenuPages {...{ shown, form, say }} onChange={(pages) => change({ pages })} />
          <MenuArticles articles={form.articles} onChange={(articles) => change({ articles })} />
        </div>
        <div className={home.preview}>
          <AfterHydration>
            <LateShopPreview
              pathIn={(locale: Locale) => urlOf('home', { locale })}
              languages={shown.languages.filter(isLocale)}
              settings={{ navigation: form }}
            />
          </AfterHydration>
        </div>
      </div>
    </RecordEditorFrame>
  );
}

type CollectionsProps = {
  shown: EditedMenu;
  form: MenuForm;
  update(change: (form: MenuForm) => MenuForm): void;
  say(text: string): void;
};

function Collections({ shown: { collections }, form, update, say }: CollectionsProps) {
  const { t } = useApp();
  const menu = menuIn(collections, form);
  const others = collections.filter(({ handle }) => !menu.includes(handle));
  const find = (handle: string) => collections.find((each) => each.handle === handle);
  const titleOf = (handle: string) => find(handle)?.title ?? handle;
  const move = (handle: string, to: number) => {
    update((now) => ({ ...now, collections: moved(menuIn(collections, now), handle, to) }));
    say(t('menuEditor.moved', { title: titleOf(handle), place: to + 1, count: menu.length }));
  };
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('menuEditor.inMenu')}</h2>
      {form.collections.length === 0 ? <p className={layout.aside}>{t('menuEditor.automatic')}</p> : null}
      <ol className={styles.list}>
        {menu.map((handle, at) => (
          <MenuRow
            key={handle}
            id={handle}
            title={titleOf(handle)}
            note={
              find(handle)
                ? t('menuEditor.products', { count: find(handle)?.productCount ?? 0 })
                : t('menuEditor.goneCollection')
            }
            {...{ at, count: menu.length, order: menu }}
            removeLabel={t('menuEditor.hide', { title: titleOf(handle) })}
            onMove={move}
            onRemove={() => {
              update((now) => takenOut(now, collections, handle));
              say(t('menuEditor.hiddenNow', { title: titleOf(handle) }));
            }}
          />
        ))}
      </ol>
      {others.length > 0 ? <h2 className={page.panelTitle}>{t('menuEditor.others')}</h2> : null}
      <ul className={styles.list}>
        {others.map(({ handle, title, productCount }) => (
          <li key={handle} className={classNames(styles.row, styles.other)}>
            <span className={styles.name}>
              {title} <small className={layout.aside}>{t('menuEditor.products', { count: productCount })}</small>
            </span>
            <Button
              size="small"
              aria-label={t('menuEditor.show', { title })}
              onClick={() => {
                update((now) => shownAgain(now, menuIn(collections, now), handle));
                say(t('menuEditor.shown', { title }));
              }}
            >
              +
            </Button>
          </li>
        ))}
      </ul>
      <FillUp value={form.fillUpTo} onChange={(fillUpTo) => update((now) => ({ ...now, fillUpTo }))} />
    </section>
  );
}

function FillUp({ value, onChange }: { value: number; onChange(value: number): void }) {
  const { t } = useApp();
  return (
    <SelectField
      label={t('menuEditor.fillUpTo')}
      hint={t('menuEditor.fillUpHint')}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {fillings.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  );
}
