// A part of a page whose code is loaded after the first view. The server renders it into the page, and React hydrates
// it when its code has arrived. Style sheets belong to pages: that of a part would come too late.
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';

export type LatePart<Props> = ComponentType<Props> & {
  /** Rejects when the code cannot be loaded; another call tries again. */
  load(): Promise<unknown>;
};

const ignore = () => undefined;

export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let module: { default: ComponentType<Props> } | undefined;
  let loading: Promise<unknown> | undefined;
  const load = () => {
    loading ??= fetchPart().then(
      (part) => {
        module = { default: part };
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Loaded = lazy(
    () =>
      ({
        // React accepts any thenable and renders one that resolves synchronously at once, so the server does not wait.
        // The server's HTML stays in place when the code cannot be loaded.
        // biome-ignore lint/suspicious/noThenProperty: see above.
        then(resolve: (module: { default: ComponentType<Props> }) => void) {
          if (module) resolve(module);
          else load().then(() => module && resolve(module), ignore);
        },
      }) as Promise<{ default: ComponentType<Props> }>,
  );
  const Part = memo((props: Props) => {
    const whole = (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
    const [shown, show] = useState(whole);
    useEffect(() => {
      if (!module) load().then(() => show(whole), ignore);
    });
    // Another element before the code has arrived would make React discard the server's HTML, and what was typed into it.
    return module ? whole : shown;
  });
  return Object.assign(Part, { load });
}
