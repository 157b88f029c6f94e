// A part of a page whose code comes after the first view. The server has it from the start, so it is in the page that
// is sent, and React takes it over when its code is here. Sheets belong to pages: that of a part would come too late.
import { type ComponentType, lazy, memo, Suspense } from 'react';

export type LatePart<Props> = ComponentType<Props> & {
  /** Rejects when the code cannot be had; another call tries again. */
  load(): Promise<unknown>;
};

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
        // React takes any thenable, and one that answers at once is rendered at once: the server does not wait. What the
        // server sent stays as it is when the code cannot be had.
        // biome-ignore lint/suspicious/noThenProperty: see above.
        then(resolve: (module: { default: ComponentType<Props> }) => void) {
          if (module) resolve(module);
          else
            load().then(
              () => module && resolve(module),
              () => undefined,
            );
        },
      }) as Promise<{ default: ComponentType<Props> }>,
  );
  // Rendered again before its code is here, React would take away what the server sent.
  const Part = memo((props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return Object.assign(Part, { load });
}
