import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useT } from '../../app-instance.tsx';
import type { ErrorContentProps } from './error-content.tsx';

type ErrorBoundaryProps = {
  onReset(): void;
  /** What failed belonged to this: another value is another attempt. */
  attempt?: string;
  children: ReactNode;
};

// Few ever see it, so it comes after the first view; where it cannot be had either, the way out is left.
const ErrorContent = lazy<ComponentType<ErrorContentProps>>(() =>
  import('./error-content.tsx').then(
    (code) => ({ default: code.ErrorContent }),
    () => ({ default: WayOut }),
  ),
);

/** Shows the error page in place of what failed. What was caught is reported by the root's `onCaughtError`. */
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
  return <a href={window.location.href}>{t('error.tryAgain')}</a>;
}
