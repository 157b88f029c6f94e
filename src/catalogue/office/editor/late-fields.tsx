// Fields of a part whose code comes after the first view, which is read and typed into without them.
import { type ComponentType, lazy } from 'react';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import type { PartProps } from './product-part.ts';

export function lateFields<Slice extends object>(load: () => Promise<ComponentType<PartProps<Slice>>>) {
  const Late = lazy(async () => ({ default: await load() }));
  return (props: PartProps<Slice>) => (
    <AfterHydration>
      <Late {...props} />
    </AfterHydration>
  );
}
