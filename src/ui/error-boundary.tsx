import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useApp } from '../app-instance.tsx';
import { urlOf } from '../routes.ts';
import { Button, LinkButton } from './button.tsx';
import { MessagePage } from './message-page.tsx';

type ErrorBoundaryProps = {
  onReset(): void;
  /** What failed belonged to this: another value is another attempt. */
  attempt?: string;
  children: ReactNode;
};

/** Shows the error page in place of what failed. What was caught is reported by the root's `onCaughtError`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.hasFailed && before.attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorContent
        onRetry={() => {
          this.props.onReset();
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}

function ErrorContent({ onRetry }: { onRetry(): void }) {
  const { locale, t } = useApp();
  return (
    <MessagePage title={t('error.title')} text={t('error.text')} drawing={<Drawing />}>
      <Button kind="primary" onClick={onRetry}>
        {t('error.tryAgain')}
      </Button>
      <LinkButton to={urlOf('home', { locale })}>{t('notFound.toHome')}</LinkButton>
    </MessagePage>
  );
}

const emptyRoom = <svg viewBox="0 0 420 420" aria-hidden="true" />;

// Few ever see it. Where it cannot be had either, its room stays empty.
const JammedSheet = lazy(() =>
  import('./jammed-sheet.tsx').then(
    (code) => ({ default: code.JammedSheet }),
    () => ({ default: () => emptyRoom }),
  ),
);

function Drawing() {
  return (
    <Suspense fallback={emptyRoom}>
      <JammedSheet />
    </Suspense>
  );
}
