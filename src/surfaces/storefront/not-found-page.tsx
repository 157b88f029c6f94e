import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { ALL_GOODS } from '../../catalogue/all-goods.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-pages/message-page.tsx';
import { notFoundHead } from '../../ui/message-pages/not-found-content.tsx';

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/failure.ts`),
  (locale) => import(`../../i18n/messages/${locale}/service/service-links.ts`),
);

export const Page: PageModule['Page'] = () => {
  const { locale, t } = useApp();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')} drawing="not-found">
      <LinkButton kind="primary" to={urlOf('listing', { locale, collection: ALL_GOODS })}>
        {t('site.toGoods')}
      </LinkButton>
      <LinkButton to={urlOf('home', { locale })}>{t('notFound.toHome')}</LinkButton>
      <LinkButton to={urlOf('findOrder', { locale })}>{t('service.findOrder')}</LinkButton>
    </MessagePage>
  );
};

export const head: PageModule['head'] = ({ t }) => notFoundHead(t);
