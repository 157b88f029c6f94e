// A part of a page whose code comes after the first view. The server has it from the start, so it is in the page that
// is sent, and React takes it over when its code is here. Sheets belong to pages: that of a part would come too late.
import { type ComponentType, Suspense, use } from 'react';

export type LatePart<Props> = ComponentType<Props> & {
  /** Rejects when the code cannot be had; another call tries again. */
  load(): Promise<unknown>;
};

export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= fetchPart().then(
      (part) => {
        loaded = part;
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
  let staying: Promise<ComponentType<Props>> | undefined;
  const Loaded = (props: Props) => {
    staying ??= loadOrStay();
    const Part = loaded ?? use(staying);
    return <Part {...props} />;
  };
  const Part = (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Part, { load });
}
