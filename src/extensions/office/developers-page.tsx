// Every way into the shop as its developers read it: operations, feeds, webhooks, keys. The chapters are in English, as
// programs are.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import styles from './developers-page.module.css';
import { developersQuery } from './developers-queries.ts';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/connections/developers.ts`));

export const head: PageModule['head'] = ({ t }) => ({ title: t('developers.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const { chapters, shown, html } = useSuspenseQuery(developersQuery(location)).data.developers;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('developers.title')}
      </h1>
      <p className={layout.aside}>{t('developers.text')}</p>
      <nav aria-label={t('developers.chapters')}>
        <ul className={layout.row}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a
                href={officeUrlOf('developers', undefined, { chapter: id })}
                aria-current={id === shown ? 'page' : undefined}
                lang="en"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className={page.panel} lang="en" aria-labelledby="developers-chapter">
        <h2 className={page.panelTitle} id="developers-chapter">
          {chapters.find(({ id }) => id === shown)?.title}
        </h2>
        <SanitisedHtml className={styles.chapter} html={html} />
      </section>
    </div>
  );
};
