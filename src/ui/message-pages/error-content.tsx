// The error page: what happened, with the error catalogue's text, and "Try again", which is also triggered when the
// connection is back.
import { use, useEffect } from 'react';
import { useApp } from '../../app-instance.tsx';
import { failureCatalogue, failureCode } from '../../error-catalogue.ts';
import { KasaError } from '../../errors.ts';
import { translateFailures } from '../../i18n/translate-failures.ts';
import { Button, LinkButton } from '../button.tsx';
import { MessagePage } from './message-page.tsx';

export type ErrorContentProps = { error: unknown; onRetry(): void };

export function ErrorContent({ error, onRetry }: ErrorContentProps) {
  const { surface, locale, t } = useApp();
  const failures = use(translateFailures(locale));
  const { code, requestId } = error instanceof KasaError ? error : { code: undefined, requestId: undefined };
  // When code could not be loaded, the whole page is reloaded.
  const retry = code === 'CHUNK_FAILED' ? () => window.location.reload() : onRetry;

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });

  if (!failures) return <Button onClick={retry}>{t('error.tryAgain')}</Button>;
  return (
    <MessagePage
      title={failures('error.title')}
      text={failures(failureCatalogue[failureCode(code)].message)}
      drawing="failure"
    >
      <Button kind="primary" onClick={retry}>
        {t('error.tryAgain')}
      </Button>
      <LinkButton to={surface.homePath(locale)}>{failures('notFound.toHome')}</LinkButton>
      {requestId ? <small>{failures('error.request', { id: requestId })}</small> : null}
    </MessagePage>
  );
}
