import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { textsOf } from '../i18n/load-texts.ts';
import { languageOf } from '../i18n/locales.ts';
import type { ContentPageShowQuery } from '../operations.generated.ts';
import type { PageModule } from '../page-module.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../ui/message-pages/not-found-content.tsx';
import { SanitisedHtml } from '../ui/sanitised-html.tsx';
import styles from './content-page.module.css';
import { contentPageQuery } from './content-queries.ts';
import { PageBlocks } from './page-blocks.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/content.ts`));

export const load: PageModule['load'] = (queryClient, location) =>
  queryClient.ensureQueryData(contentPageQuery(location));

export const Page: PageModule['Page'] = ({ location }) => {
  const { shop, t } = useApp();
  const { contentPage } = useSuspenseQuery(contentPageQuery(location)).data;
  if (!contentPage) return <NotFoundContent />;
  const { locale } = location;
  const { timeZone } = shop;
  const changed = new Intl.DateTimeFormat(languageOf(locale).languageTag, { dateStyle: 'long', timeZone });
  const { title, bodyHtml, blocksHtml, updatedAt } = contentPage;
  return (
    <>
      <div className={classNames(layout.page, blocksHtml ? styles.above : layout.narrow)}>
        <Breadcrumbs />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <SanitisedHtml className={styles.prose} html={bodyHtml} />
        {blocksHtml ? null : (
          <p className={styles.changed}>{t('content.lastChanged', { date: changed.format(new Date(updatedAt)) })}</p>
        )}
      </div>
      {blocksHtml ? <PageBlocks html={blocksHtml} /> : null}
    </>
  );
};

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const data = queryClient.getQueryData<ContentPageShowQuery>(contentPageQuery(location).queryKey);
  if (!data?.contentPage) return notFoundHead(t);
  const { slug, title, seoDescription, missingIn } = data.contentPage;
  return {
    title,
    description: seoDescription || undefined,
    canonical: urlOf('content', { locale: location.locale, slug }),
    missingIn,
  };
};
