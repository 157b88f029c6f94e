import { useApp } from '../app-instance.tsx';
import { urlOf } from '../routes.ts';
import { ALL_GOODS } from './all-goods.ts';
import { LinkButton } from './button.tsx';
import { EmptyFrame, MessagePage } from './message-page.tsx';

/** For every page whose thing does not exist; its `head` answers with status 404. */
export function NotFoundContent() {
  const { locale, t } = useApp();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')} drawing={<EmptyFrame />}>
      <LinkButton kind="primary" to={urlOf('listing', { locale, collection: ALL_GOODS })}>
        {t('notFound.toGoods')}
      </LinkButton>
      <LinkButton to={urlOf('home', { locale })}>{t('notFound.toHome')}</LinkButton>
    </MessagePage>
  );
}
