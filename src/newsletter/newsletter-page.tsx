// The newsletter from signing up to leaving: one page, whose address says where on the way somebody is. Forms like any
// others, so that it needs no scripts.
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { ALL_GOODS } from '../catalogue/all-goods.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageModule } from '../page-module.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import styles from './newsletter.module.css';
import { type NewsletterState, readNewsletterState } from './newsletter-address.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/newsletter/newsletter.ts`));

/** What is said where nothing is typed. */
type ToldState = Exclude<NewsletterState, 'invalid'>;

export const Page: PageModule['Page'] = ({ location: { locale, search } }) => {
  const { shop, t } = useApp();
  const state = readNewsletterState(search);
  if (state && state !== 'invalid') return <Told state={state} token={search.get('token') ?? ''} />;
  return (
    <div className={classNames(layout.page, layout.narrow, form.page)}>
      <header className={form.head}>
        <h1 tabIndex={-1}>{t('newsletter.title')}</h1>
        <p className={layout.lead}>{t(shop.hasNewsletter ? 'newsletter.lead' : 'newsletter.none')}</p>
      </header>
      {shop.hasNewsletter ? (
        <NewsletterForm action={urlOf('newsletter', { locale })} isInvalid={state === 'invalid'} />
      ) : null}
    </div>
  );
};

function Told({ state, token }: { state: ToldState; token: string }) {
  const { locale, t } = useApp();
  const action = urlOf('newsletter', { locale });
  const isAsking = state === 'confirm' || state === 'leave';
  return (
    <div className={classNames(layout.page, layout.narrow, form.page)}>
      <header className={form.head}>
        <h1 tabIndex={-1}>{t(`newsletter.${state}Title`)}</h1>
        <p className={layout.lead}>{t(`newsletter.${state}`)}</p>
      </header>
      {isAsking ? (
        <form className={form.form} method="post" action={action}>
          <input type="hidden" name="action" value={state} />
          <input type="hidden" name="link" value={token} />
          <div>
            <Button kind="primary" type="submit">
              {t(`newsletter.${state}Button`)}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          {state === 'gone' || state === 'left' ? <LinkButton to={action}>{t('newsletter.again')}</LinkButton> : null}
          <LinkButton to={urlOf('listing', { locale, collection: ALL_GOODS })}>{t('site.toGoods')}</LinkButton>
        </div>
      )}
    </div>
  );
}

export const head: PageModule['head'] = ({ location: { locale, search }, t }) => {
  const state = readNewsletterState(search);
  if (state) return { title: state === 'invalid' ? t('newsletter.title') : t(`newsletter.${state}Title`) };
  return {
    title: t('newsletter.title'),
    description: t('newsletter.lead'),
    canonical: urlOf('newsletter', { locale }),
  };
};
