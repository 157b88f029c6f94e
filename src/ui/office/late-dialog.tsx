// A dialog whose code comes with the press that opens it: a page that is only read does without. Its sheets belong to the
// page, which names those that nothing else on it does.
import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { holdKeys, takeHeldKeys } from './held-keys.ts';

type Closed = { onClose(): void };

export function lateDialog<Props extends Closed>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy<ComponentType<Closed>>(() =>
    fetchDialog().then(
      (loaded) => ({ default: loaded as ComponentType<Closed> }),
      (error) => {
        takeHeldKeys();
        throw error;
      },
    ),
  );
  return (props: Props) => (
    <Suspense fallback={<Coming onClose={props.onClose} />}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** The next key is not another action on the page: the dialog takes what is typed meanwhile, and Escape gives it up. */
function Coming({ onClose }: Closed) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is asked for.
  useLayoutEffect(() => holdKeys(onClose), []);
  return null;
}
