// What is missing or outdated in a language of the shop, and how far each language is.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { ImportDrop } from '../../catalogue/office/imports/import-drop.tsx';
import { loadImportTexts } from '../../catalogue/office/imports/load-import-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { formatNumber } from '../../numbers/format-number.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import { AfterHydration } from '../../ui/office/after-hydration.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadTranslationTexts } from './load-translation-texts.ts';
import { textsCsvUrl } from './texts-csv-url.ts';
import styles from './translation.module.css';
import { translationList, translationListQuery } from './translation-list.tsx';
import { kindName } from './translation-names.ts';
import { progressQuery } from './translation-queries.ts';

/** More than these are not counted. */
const MOST_COUNTED = 1_000;

export const loadTexts = joinTexts(loadListTexts, loadTranslationTexts, loadImportTexts);

// How far each language is comes after the list: it counts everything there is.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(translationListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('translation.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t, locale: own } = useApp();
  const { openTranslations: found } = useSuspenseQuery(translationListQuery(search)).data;
  if (found.languages.length === 0) return <OneLanguage />;
  const numberOf = (count: number) =>
    count > MOST_COUNTED ? `${formatNumber(MOST_COUNTED, own)}+` : formatNumber(count, own);
  return (
    <OfficeList
      list={translationList(found.locale)}
      rows={found.translations}
      ends={found}
      search={search}
      choices={{
        locale: found.languages.map((id) => ({ id, name: languageNameIn(own, id) })),
        kind: found.counts.map(({ kind, count }) => ({ id: kind, name: `${kindName(kind, t)} (${numberOf(count)})` })),
      }}
      actions={
        <a className={controls.act} href={textsCsvUrl(found.locale)} download>
          {t('translation.download', { language: languageNameIn(own, found.locale) })}
        </a>
      }
      notice={
        <>
          <AfterHydration>
            <Progress chosen={found.locale} />
          </AfterHydration>
          <ImportDrop title={t('translation.drop')} hint={t('translation.dropHint')} />
        </>
      }
    />
  );
};

function OneLanguage() {
  const { t } = useApp();
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('translation.title')}
      </h1>
      <p>{t('translation.oneLanguage')}</p>
    </div>
  );
}

function Progress({ chosen }: { chosen: string }) {
  const { t, locale: own } = useApp();
  const { translationProgress: languages } = useSuspenseQuery(progressQuery).data;
  return (
    <section className={page.panel} aria-label={t('translation.progress')}>
      <div className={styles.languages}>
        {languages.map(({ locale, things, done }) => (
          <PageLink
            key={locale}
            to={officeUrlOf('translation', { locale })}
            className={styles.language}
            aria-current={locale === chosen ? 'true' : undefined}
          >
            <span className={classNames(layout.row, layout.between)}>
              <strong>{languageNameIn(own, locale)}</strong>
              <span className={layout.aside}>{t('translation.of', { done, things })}</span>
            </span>
            <progress
              className={controls.progress}
              aria-label={languageNameIn(own, locale)}
              value={done}
              max={things}
            />
          </PageLink>
        ))}
      </div>
    </section>
  );
}
