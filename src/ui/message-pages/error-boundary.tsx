import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useT } from '../../app-instance.tsx';
import type { ErrorContentProps } from './error-content.tsx';

type ErrorBoundaryProps = {
  onReset(): void;
  /** Identifies what is rendered: another value clears the failure and tries again. */
  attempt?: string;
  children: ReactNode;
};

// Rarely shown, so it is loaded on demand; if that fails too, only a link out is shown.
const ErrorContent = lazy<ComponentType<ErrorContentProps>>(() =>
  import('./error-content.tsx').then(
    (code) => ({ default: code.ErrorContent }),
    () => ({ default: WayOut }),
  ),
);

/** Shows the error page in place of what failed. The root's `onCaughtError` reports caught errors. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ attempt }: ErrorBoundaryProps) {
    if (this.state.failure && attempt !== this.props.attempt) this.retry();
  }

  retry = () => {
    this.props.onReset();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Suspense>
        <ErrorContent error={failure.error} onRetry={this.retry} />
      </Suspense>
    );
  }
}

function WayOut() {
  const t = useT();
  return <a href={location.href}>{t('error.tryAgain')}</a>;
}
