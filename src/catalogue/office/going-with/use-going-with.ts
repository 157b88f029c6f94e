// The chosen products as rows that can be moved: the form has their handles, the shop knows what they are called.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { Member, PlacingWork } from '../collections/use-placing.ts';
import type { PartProps } from '../editor/product-part.ts';
import { type GoingProduct, goingProductsQuery } from './going-with-queries.ts';
import { type GoingWithSlice, handlesIn } from './going-with-slice.ts';

export function useGoingWith({ slice, change }: Pick<PartProps<GoingWithSlice>, 'slice' | 'change'>) {
  const { t } = useApp();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const handles = handlesIn(slice);
  const asking = useQuery({
    ...goingProductsQuery(handles),
    enabled: handles.length > 0,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = asking;
  const known = new Map(data?.goingProducts.map((product) => [product.handle, product]));
  const products = handles.flatMap((handle) => known.get(handle) ?? []);
  const set = (next: readonly string[], text: string) => {
    change({ handles: next.join(' ') });
    setSaid(text);
  };
  const handleOf = (id: string) => products.find((product) => product.id === id)?.handle ?? '';
  const move = ({ id, title }: Member, to: number) => {
    const others = handles.filter((handle) => handle !== handleOf(id));
    const place = Math.max(0, Math.min(to, others.length));
    const next = others.toSpliced(place, 0, handleOf(id));
    set(next, t('collections.moved', { title, place: place + 1, count: next.length }));
  };
  const members = products.map(
    (product): Member => ({ ...product, imageUrl: product.imageUrl ?? null, isPinned: false }),
  );
  const remove = (handle: string, title: string) =>
    set(
      handles.filter((each) => each !== handle),
      t('goingWith.removed', { title }),
    );
  const placing: PlacingWork = {
    ...{ said, placed: members, move },
    add: () => undefined,
    pin: () => undefined,
    remove: ({ id, title }) => remove(handleOf(id), title),
    drop(draggedId, { id, at }) {
      const dragged = members.find((member) => member.id === draggedId);
      const others = members.filter((member) => member.id !== draggedId);
      if (dragged) move(dragged, others.findIndex((member) => member.id === id) + (at === 'after' ? 1 : 0));
    },
  };
  return {
    ...{ handles, members, placing, remove, asking },
    /** Those that the shop has no product for: not imported yet, or gone. */
    missing: data && !isPlaceholderData ? handles.filter((handle) => !known.has(handle)) : [],
    add(product: GoingProduct): void {
      if (handles.includes(product.handle)) return;
      const next = [...handles, product.handle];
      // What was found is known, and stands there at once.
      queryClient.setQueryData(goingProductsQuery(next).queryKey, { goingProducts: [...products, product] });
      set(next, t('goingWith.added', { title: product.title }));
    },
  };
}
