// A part of a page whose code comes after the first view. The server has it from the start, so it is in the page that
// is sent, and React takes it over when its code is here. Sheets belong to pages: that of a part would come too late.
import { type ComponentType, Suspense, use } from 'react';

export type LatePart<Props> = ComponentType<Props> & {
  /** Rejects when the code cannot be had; another call tries again. */
  load(): Promise<unknown>;
};

export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  /** What React waits for, or reads at once when it is there. */
  let shown: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= fetchPart().then(
      (part) => {
        // As React itself marks a promise that it has waited for.
        shown = Object.assign(Promise.resolve(part), { status: 'fulfilled', value: part });
        return part;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // What the server sent stays as it is when the code cannot be had.
  const loadOrStay = () => load().catch(() => new Promise<never>(() => undefined));
  const Loaded = (props: Props) => {
    shown ??= loadOrStay();
    const Part = use(shown);
    return <Part {...props} />;
  };
  const Part = (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Part, { load });
}
